import type { Amount } from "#contract/amount.ts";
import { toMinor } from "./money.ts";

/** An exchange rate has an amount's shape, but it is no money and has no smallest unit. */
const NO_MONEY = "exchange_rate";

/** The same, every amount in it with `raw` beside: the integer in the currency's smallest unit, to calculate with. */
export function withRawAmounts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withRawAmounts);
  if (typeof value !== "object" || value === null) return value;
  if (isAmount(value)) return { ...value, raw: toMinor(value.value, value.currency) };
  const entries = Object.entries(value);
  return Object.fromEntries(
    entries.map(([name, part]) => [name, name === NO_MONEY ? part : withRawAmounts(part)]),
  );
}

function isAmount(value: object): value is Amount {
  return (
    "value" in value &&
    typeof value.value === "number" &&
    "currency" in value &&
    typeof value.currency === "string" &&
    "formatted" in value &&
    "short" in value
  );
}
