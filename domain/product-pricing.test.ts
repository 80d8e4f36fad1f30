import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { bundleSavings, currentPrice, isOnSale, priceOff, purchaseRefusal } from "./product-pricing.ts";
import { isBoughtOnce } from "./repeat-purchase.ts";

const now = new Date("2026-03-05T12:00:00Z");
const price = { pricingType: "one_time", price: 2900, salePrice: 1900, onSaleUntil: null } as const;

describe("a product's price", () => {
  it("is its sale price until the sale's end, then the base price again", () => {
    assert.equal(currentPrice(price, now), 1900);
    assert.equal(currentPrice({ ...price, onSaleUntil: new Date("2026-03-05T12:00:01Z") }, now), 1900);
    assert.equal(currentPrice({ ...price, onSaleUntil: now }, now), 2900);
    assert.equal(isOnSale({ ...price, onSaleUntil: now }, now), false);
    assert.equal(priceOff({ ...price, onSaleUntil: now }, now), null);
    assert.equal(priceOff(price, now), "34%");
  });

  it("is nothing when it is free", () => {
    assert.equal(currentPrice({ ...price, pricingType: "free" }, now), 0);
  });

  it("of a bundle saves what its parts cost more, never less than nothing", () => {
    assert.deepEqual(bundleSavings(10_000, 7_500), { amount: 2_500, percentage: "25%" });
    assert.deepEqual(bundleSavings(5_000, 7_500), { amount: 0, percentage: "0%" });
    assert.deepEqual(bundleSavings(0, 0), { amount: 0, percentage: "0%" });
  });
});

describe("buying through the API", () => {
  const product = { type: "downloadable", pricingType: "one_time", quantity: null } as const;

  it("is refused for what only the store's own page sells, each with its own sentence", () => {
    const sentences = [
      purchaseRefusal({ ...product, pricingType: "what_you_want" }),
      purchaseRefusal({ ...product, type: "service" }),
      purchaseRefusal({ ...product, type: "coaching" }),
    ].map((refusal) => {
      assert.equal(refusal?.code, "product_not_purchasable");
      return refusal.message;
    });
    assert.equal(new Set(sentences).size, 3);
  });

  it("is refused when nothing is left", () => {
    assert.equal(purchaseRefusal({ ...product, quantity: 0 })?.code, "product_sold_out");
    assert.equal(purchaseRefusal({ ...product, quantity: 1 }), null);
    assert.equal(purchaseRefusal(product), null);
  });

  it("happens once for files, courses and bundles, and as often as one likes for licenses", () => {
    const once = ["downloadable", "course", "bundle"] as const;
    assert.deepEqual(once.map(isBoughtOnce), [true, true, true]);
    assert.equal(isBoughtOnce("license"), false);
  });
});
