import { decimalsOf } from "#domain/money.ts";
import { numberFormat } from "./formatters.ts";

export interface MoneyForm {
  locale: string;
  /** The currency stands in the column's head, so the cell holds the number only. */
  bare?: boolean;
}

/** An amount as the API tells it, in major units. The currency's own decimals, none for those without. */
export function money(value: number, currency: string, { locale, bare = false }: MoneyForm): string {
  const digits = decimalsOf(currency);
  const decimals = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const form: Intl.NumberFormatOptions = bare
    ? decimals
    : { ...decimals, style: "currency", currency, currencyDisplay: "narrowSymbol" };
  try {
    return numberFormat(locale, form).format(value);
  } catch {
    // A store's currency that is none: the number is still right, so it is shown with the word it came with.
    return `${numberFormat(locale, decimals).format(value)} ${currency}`;
  }
}

/** The one currency of all rows, or none when they differ. */
export function commonCurrency(rows: readonly { currency: string }[]): string | undefined {
  const [first] = rows;
  return rows.every(({ currency }) => currency === first?.currency) ? first?.currency : undefined;
}
