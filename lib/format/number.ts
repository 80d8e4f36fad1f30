import { numberFormat } from "./formatters.ts";

export function number(value: number, locale: string): string {
  return numberFormat(locale, {}).format(value);
}

/** A share of a hundred, as discounts tell it. */
export function percent(value: number, locale: string): string {
  return numberFormat(locale, { style: "percent", maximumFractionDigits: 2 }).format(value / 100);
}
