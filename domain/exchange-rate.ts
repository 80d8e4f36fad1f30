import type { Amount } from "#contract/amount.ts";
import { decimalsOf } from "./money.ts";

const RATE_DECIMALS = 8;

const known = new Map<string, Intl.NumberFormat>();

/** Shaped like an amount of the payment currency; unlike one it keeps as many decimals as it has. */
export function exchangeRate(rate: number, currency: string, locale: string): Amount {
  const formatted = formatterOf(currency, locale).format(rate);
  return { value: rate, formatted, short: formatted, currency };
}

function formatterOf(currency: string, locale: string): Intl.NumberFormat {
  const name = `${locale} ${currency}`;
  const made =
    known.get(name) ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      minimumFractionDigits: decimalsOf(currency),
      maximumFractionDigits: RATE_DECIMALS,
    });
  known.set(name, made);
  return made;
}
