import type { Amount } from "../amount.ts";

export const usd = (value: number, short = `$${value}`): Amount => ({
  value,
  formatted: `$${value.toFixed(2)}`,
  short,
  currency: "USD",
});

export const sameCurrency: Amount = { value: 1, formatted: "$1.00", short: "$1", currency: "USD" };
