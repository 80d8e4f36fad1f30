import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { paymentStatuses, saleStatuses } from "#contract/sale.ts";
import {
  givesAccess,
  isAbandoned,
  isSettled,
  paymentAfter,
  purchaseStatus,
  refundRefusal,
  type SaleMove,
  saleAfter,
  unpaidStatuses,
} from "./sale-life.ts";

const now = new Date("2026-03-05T12:00:00Z");

describe("a sale's life", () => {
  const table: Record<(typeof saleStatuses)[number], Partial<Record<SaleMove, string>>> = {
    awaiting_payment: { pay: "completed", decline: "failed", abandon: "abandoned" },
    failed: { pay: "completed", decline: "failed", abandon: "abandoned" },
    completed: { settle: "settled" },
    abandoned: {},
    settled: {},
  };
  for (const status of saleStatuses) {
    for (const move of ["pay", "decline", "abandon", "settle"] as const) {
      const next = table[status][move] ?? null;
      it(`${status}, ${move}: ${next ?? "refused"}`, () => assert.equal(saleAfter(status, move), next));
    }
  }

  it("is given up from wherever it may still be paid, and from nowhere else", () => {
    for (const move of ["pay", "abandon"] as const)
      assert.deepEqual(
        saleStatuses.filter((status) => saleAfter(status, move) !== null),
        unpaidStatuses,
      );
  });

  it("is paid once: success is never left again", () => {
    for (const status of paymentStatuses) {
      const next = paymentAfter(status, "success");
      assert.equal(next, status === "success" ? null : "success");
    }
    assert.equal(paymentAfter("success", "failed"), null);
  });

  it("gives access while it is paid and not refunded", () => {
    for (const status of saleStatuses) {
      const paid = status === "completed" || status === "settled";
      assert.equal(givesAccess({ status, refundedAt: null }), paid);
      assert.equal(givesAccess({ status, refundedAt: now }), false);
    }
  });

  it("can be refunded once, when paid", () => {
    assert.equal(refundRefusal({ status: "completed", refundedAt: null }), null);
    assert.equal(refundRefusal({ status: "settled", refundedAt: null }), null);
    assert.equal(refundRefusal({ status: "settled", refundedAt: now }), "sale_already_refunded");
    assert.equal(refundRefusal({ status: "failed", refundedAt: null }), "sale_not_refundable");
  });

  it("has fewer words in the purchase form", () => {
    const told = (status: (typeof saleStatuses)[number]) => purchaseStatus({ status, refundedAt: null });
    assert.deepEqual(saleStatuses.map(told), [
      "awaiting_payment",
      "completed",
      "failed",
      "failed",
      "completed",
    ]);
    assert.equal(purchaseStatus({ status: "settled", refundedAt: now }), "refunded");
  });

  it("is abandoned after a day without payment and settled a week after it", () => {
    assert.equal(isAbandoned(new Date("2026-03-04T12:00:00Z"), now), true);
    assert.equal(isAbandoned(new Date("2026-03-04T12:00:01Z"), now), false);
    assert.equal(isSettled(new Date("2026-02-26T12:00:00Z"), now), true);
    assert.equal(isSettled(new Date("2026-02-26T12:00:01Z"), now), false);
  });
});
