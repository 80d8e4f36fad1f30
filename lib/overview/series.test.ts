import assert from "node:assert/strict";
import { test } from "node:test";
import { amount } from "#domain/amount.ts";
import { lastThirtyDays, seriesOf } from "./series.ts";

function day(date: string, currency: string, sales: number, minor: number) {
  const none = amount(0, currency, "en");
  return { date, currency, sales, amount: amount(minor, currency, "en"), refunds: 0, refunded_amount: none };
}

test("amounts of different currencies are never added up, and the busiest comes first", () => {
  const series = seriesOf([
    day("2026-11-01", "JPY", 1, 500),
    day("2026-11-01", "USD", 2, 1010),
    day("2026-11-02", "USD", 3, 2020),
  ]);
  assert.deepEqual(
    series.map(({ currency, total }) => [currency, total.sales, total.amount]),
    [
      ["USD", 5, 30.3],
      ["JPY", 1, 500],
    ],
  );
});

test("the last thirty days end today and begin 29 days before", () => {
  assert.deepEqual(lastThirtyDays(new Date("2026-03-01T23:59:59Z")), {
    start: "2026-01-31",
    end: "2026-03-01",
  });
});
