import type { Amount } from "#contract/amount.ts";
import { decimalsOf } from "./money.ts";

const RATE_DECIMALS = 8;
// As with amounts: a store has few rates, a page of sales fifteen, and printing one takes longer than all else of it.
const KEPT = 1024;

interface Printer {
  format: Intl.NumberFormat;
  printed: Map<number, Readonly<Amount>>;
}

const known = new Map<string, Printer>();

/** Shaped like an amount of the payment currency; unlike one it keeps as many decimals as it has. */
export function exchangeRate(rate: number, currency: string, locale: string): Readonly<Amount> {
  const { format, printed } = printerOf(currency, locale);
  const before = printed.get(rate);
  if (before) return before;
  const formatted = format.format(rate);
  const made = Object.freeze({ value: rate, formatted, short: formatted, currency });
  if (printed.size >= KEPT) printed.clear();
  printed.set(rate, made);
  return made;
}

function printerOf(currency: string, locale: string): Printer {
  const name = `${locale} ${currency}`;
  const before = known.get(name);
  if (before) return before;
  const decimals = { minimumFractionDigits: decimalsOf(currency), maximumFractionDigits: RATE_DECIMALS };
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, ...decimals });
  const made = { format, printed: new Map<number, Readonly<Amount>>() };
  known.set(name, made);
  return made;
}
