import type { Amount } from "#contract/amount.ts";
import { decimalsOf, toMajor } from "./money.ts";

interface Formatters {
  full: Intl.NumberFormat;
  short: Intl.NumberFormat;
}

// An answer holds hundreds of amounts and making a formatter costs a thousand times as much as using it.
const known = new Map<string, Formatters>();

function formattersOf(currency: string, locale: string): Formatters {
  const name = `${locale} ${currency}`;
  const found = known.get(name);
  if (found) return found;
  const decimals = decimalsOf(currency);
  const style = { style: "currency", currency } as const;
  const made = {
    full: new Intl.NumberFormat(locale, {
      ...style,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    }),
    short: new Intl.NumberFormat(locale, {
      ...style,
      notation: "compact",
      minimumFractionDigits: 0,
      maximumFractionDigits: 2,
    }),
  };
  known.set(name, made);
  return made;
}

/** An amount in the smallest unit as the API tells it: `value` in major units. */
export function amount(minor: number, currency: string, locale: string): Amount {
  const value = toMajor(minor, currency);
  const { full, short } = formattersOf(currency, locale);
  return { value, formatted: full.format(value), short: short.format(value), currency };
}

/** The one exception of the discount list: `value` stays the integer in the smallest unit. */
export function rawAmount(minor: number, currency: string, locale: string): Amount {
  return { ...amount(minor, currency, locale), value: minor };
}
