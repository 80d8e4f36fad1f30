import type { Amount } from "#contract/amount.ts";
import { decimalsOf, toMajor } from "./money.ts";

interface Printer {
  full: Intl.NumberFormat;
  compact: Intl.NumberFormat;
  printed: Map<number, Readonly<Amount>>;
}

// A store has few different prices and an answer hundreds of amounts. Printing one takes 1 µs, finding it again
// 0.02 µs; the bound keeps a store with many prices from filling the memory.
const PRINTED_MAX = 4096;

// Making a printer costs a thousand times as much as using it.
const printers = new Map<string, Map<string, Printer>>();

function makePrinter(currency: string, locale: string): Printer {
  const decimals = decimalsOf(currency);
  const style = { style: "currency", currency } as const;
  const exact = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const brief = { notation: "compact", minimumFractionDigits: 0, maximumFractionDigits: 2 } as const;
  return {
    full: new Intl.NumberFormat(locale, { ...style, ...exact }),
    compact: new Intl.NumberFormat(locale, { ...style, ...brief }),
    printed: new Map(),
  };
}

function printerOf(currency: string, locale: string): Printer {
  let ofLocale = printers.get(locale);
  if (!ofLocale) {
    ofLocale = new Map();
    printers.set(locale, ofLocale);
  }
  let printer = ofLocale.get(currency);
  if (!printer) {
    printer = makePrinter(currency, locale);
    ofLocale.set(currency, printer);
  }
  return printer;
}

function print(minor: number, currency: string, printer: Printer): Readonly<Amount> {
  const value = toMajor(minor, currency);
  const { full, compact, printed } = printer;
  const made = { value, formatted: full.format(value), short: compact.format(value), currency };
  const amount = Object.freeze(made);
  if (printed.size >= PRINTED_MAX) printed.clear();
  printed.set(minor, amount);
  return amount;
}

/** An amount in the smallest unit as the API tells it: `value` in major units. Equal ones are one frozen object. */
export function amount(minor: number, currency: string, locale: string): Readonly<Amount> {
  const printer = printerOf(currency, locale);
  return printer.printed.get(minor) ?? print(minor, currency, printer);
}

/** The one exception of the discount list: `value` stays the integer in the smallest unit. */
export function rawAmount(minor: number, currency: string, locale: string): Amount {
  return { ...amount(minor, currency, locale), value: minor };
}
