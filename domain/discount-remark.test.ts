import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { type DiscountValue, discountedPrice } from "./discount.ts";
import { discountRemark } from "./discount-remark.ts";
import { english } from "./english.ts";

const now = new Date("2026-11-21T12:00:00Z");
const open = { startDate: null, endDate: null, usageLimit: null, usageCount: 0, heldCount: 0 };
type Facts = Parameters<typeof discountRemark>[0];

describe("what the status of a discount doesn't say", () => {
  const table: [string, Partial<Facts>, string | null][] = [
    ["nothing to remark", {}, null],
    ["uses are left", { usageLimit: 5, usageCount: 4 }, null],
    ["as often as allowed", { usageLimit: 5, usageCount: 5 }, "used up"],
    [
      "held by a checkout",
      { usageLimit: 5, usageCount: 4, heldCount: 1 },
      "the last 1 use held by open checkouts",
    ],
    ["not begun", { startDate: new Date("2026-12-03T00:00:00Z") }, "from 3 Dec"],
    ["not begun before next year", { startDate: new Date("2027-01-05T00:00:00Z") }, "from 5 Jan 2027"],
    ["begun", { startDate: now }, null],
    ["over", { endDate: new Date("2026-11-20T12:00:00Z") }, "ended on 20 Nov"],
    ["over and used up", { endDate: now, usageLimit: 1, usageCount: 1 }, "ended on 21 Nov"],
    ["over soon", { endDate: new Date("2026-11-24T12:00:00Z") }, "ends in 3 days"],
    ["over in a week", { endDate: new Date("2026-11-28T12:00:00Z") }, null],
    [
      "over soon, used up",
      { endDate: new Date("2026-11-24T12:00:00Z"), usageLimit: 1, usageCount: 1 },
      "used up",
    ],
  ];
  for (const [title, facts, remark] of table) {
    it(`${title}: ${remark ?? "nothing"}`, () => {
      const sentence = discountRemark({ ...open, ...facts }, now);
      assert.equal(sentence && english(sentence), remark);
    });
  }

  it("tells days in the reader's time zone", () => {
    const sentence = discountRemark({ ...open, startDate: new Date("2026-12-03T00:00:00Z") }, now);
    assert.equal(sentence && english(sentence, "America/New_York"), "from 2 Dec");
  });
});

describe("a discounted price", () => {
  const values = fc.oneof(
    fc.integer({ min: 1, max: 10_000 }).map(
      (hundredths): DiscountValue => ({
        type: "percentage",
        percent: hundredths / 100,
        amountOff: null,
      }),
    ),
    fc.nat().map((amountOff): DiscountValue => ({ type: "fixed", percent: null, amountOff })),
    fc.constant(null),
  );

  it("loses no unit: original less discount is the amount, and nothing is below nothing", () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999_999_999 }), values, (price, value) => {
        const { original, discount, amount } = discountedPrice(price, value);
        assert.equal(original, price);
        assert.equal(original - discount, amount);
        for (const each of [discount, amount]) assert.ok(Number.isSafeInteger(each) && each >= 0);
      }),
    );
  });

  it("rounds half a unit in the buyer's favour", () => {
    const half: DiscountValue = { type: "percentage", percent: 50, amountOff: null };
    assert.deepEqual(discountedPrice(101, half), { original: 101, discount: 51, amount: 50 });
    assert.deepEqual(discountedPrice(1000, { type: "fixed", percent: null, amountOff: 5000 }).amount, 0);
  });
});
