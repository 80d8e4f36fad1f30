import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import {
  type DiscountFacts,
  discountGuards,
  discountOn,
  discountRefusal,
  discountStatus,
} from "./discount.ts";

const now = new Date("2026-03-05T12:00:00Z");
const earlier = new Date("2026-03-01T00:00:00Z");
const later = new Date("2026-03-09T00:00:00Z");
const open: DiscountFacts = {
  startDate: null,
  endDate: null,
  usageLimit: null,
  usageCount: 0,
  heldCount: 0,
  customerEmail: null,
  productIds: [],
};
const use = { email: "ana@example.com", productId: 7 };

describe("a discount", () => {
  it("is expired once its end has passed, and active otherwise, used up or not begun", () => {
    assert.equal(discountStatus({ endDate: now }, now), "expired");
    assert.equal(discountStatus({ endDate: later }, now), "active");
    assert.equal(discountStatus({ endDate: null }, now), "active");
  });

  it("is refused in this order", () => {
    assert.deepEqual(
      discountGuards.map(([code]) => code),
      [
        "discount_expired",
        "discount_not_started",
        "discount_not_for_this_customer",
        "discount_not_for_this_product",
        "discount_exhausted",
      ],
    );
  });

  const table: [Partial<DiscountFacts>, string | null][] = [
    [{}, null],
    [{ endDate: earlier }, "discount_expired"],
    [{ startDate: later }, "discount_not_started"],
    [{ startDate: now, endDate: later }, null],
    [{ customerEmail: "someone@example.com" }, "discount_not_for_this_customer"],
    [{ customerEmail: "ana@example.com" }, null],
    [{ productIds: [1, 2] }, "discount_not_for_this_product"],
    [{ productIds: [7] }, null],
    [{ usageLimit: 5, usageCount: 5 }, "discount_exhausted"],
    [{ usageLimit: 5, usageCount: 3, heldCount: 2 }, "discount_exhausted"],
    [{ usageLimit: 5, usageCount: 3, heldCount: 1 }, null],
    [{ endDate: earlier, usageLimit: 1, usageCount: 1 }, "discount_expired"],
  ];
  for (const [facts, refusal] of table) {
    it(`${JSON.stringify(facts)}: ${refusal ?? "may be used"}`, () => {
      assert.equal(discountRefusal({ ...open, ...facts }, use, now), refusal);
    });
  }

  it("never takes off more than the price", () => {
    const value = fc.oneof(
      fc.record({
        type: fc.constant("percentage" as const),
        percent: fc.integer({ min: 1, max: 100 }),
        amountOff: fc.constant(null),
      }),
      fc.record({
        type: fc.constant("fixed" as const),
        percent: fc.constant(null),
        amountOff: fc.integer({ min: 1, max: 10_000_000 }),
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), value, (price, discount) => {
        const off = discountOn(price, discount);
        assert.ok(Number.isSafeInteger(off) && off >= 0 && off <= price);
      }),
    );
  });
});
