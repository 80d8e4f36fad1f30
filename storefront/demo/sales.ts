import type { ChannelValue } from "#contract/channel.ts";
import { discountOn } from "#domain/discount.ts";
import { currentPrice } from "#domain/product-pricing.ts";
import { isBoughtOnce } from "#domain/repeat-purchase.ts";
import { isPaid } from "#domain/sale-life.ts";
import type { Batch } from "./batch.ts";
import { DAY } from "./calendar.ts";
import type { DemoDiscount } from "./discounts.ts";
import { recordDemoEvent } from "./events.ts";
import { type Refusable, tellLicense } from "./licenses.ts";
import type { Buyer } from "./people.ts";
import type { PlacedProduct } from "./products.ts";
import type { DemoPulse } from "./pulses.ts";
import type { Random } from "./random.ts";
import { declinedLife, type SaleLife, saleLife, unpaidLife } from "./sale-life.ts";
import { paymentRow, saleRow } from "./sale-rows.ts";
import type { DemoStore } from "./store.ts";

export interface Shop {
  store: DemoStore;
  products: readonly PlacedProduct[];
  bySlug: ReadonlyMap<string, PlacedProduct>;
  weights: readonly (readonly [PlacedProduct, number])[];
  discounts: readonly DemoDiscount[];
  pulses: readonly DemoPulse[];
  /** Which customer holds what can be bought only once. */
  held: Set<string>;
  refusable: Refusable;
  now: Date;
}

const CHANNELS: readonly (readonly [ChannelValue, number])[] = [
  ["store", 52],
  ["api", 16],
  ["discover", 13],
  ["affiliate", 11],
  ["widget", 8],
];
export interface Purchase {
  buyer: Buyer;
  id: number;
  at: Date;
  /** How far it has come, where its buyer is at it this moment. */
  underWay: "unpaid" | "declined" | null;
}

export function tellSale(random: Random, batch: Batch, shop: Shop, purchase: Purchase) {
  const { buyer, id, at } = purchase;
  const product = productFor(random, shop, buyer);
  const channel = random.weighted(CHANNELS);
  const price = priceOf(random, product, at, shop.now);
  const discount = discountFor(random, shop.discounts, product, at, price);
  const off = discount ? discountOn(price, discount) : 0;
  const amount = price - off;
  const life = lifeOf(random, purchase, amount, shop.now);
  if (discount) countUse(discount, life);
  const metadata = channel === "api" || random.chance(0.04) ? orderMetadata(random) : null;
  batch.sales.push(
    saleRow(random, shop, { id, product, buyer, at, channel, price, off, discount, life, metadata }),
  );
  if (amount > 0) batch.payments.push(paymentRow(random, shop.store, { id, amount, buyer, life, at }));
  tellEvents(random, batch, shop, id, life);
  if (!isPaid(life.status)) return;
  if (isBoughtOnce(product.type) && !life.refundedAt) shop.held.add(`${buyer.id} ${product.id}`);
  for (const licensed of licensedParts(shop, product)) {
    const owner = buyer.email.replace(/[^a-z].*$/, "");
    const sold = { storeId: shop.store.id, saleId: id, customerId: buyer.id, owner, product: licensed };
    const facts = { soldAt: life.completedAt ?? at, refundedAt: life.refundedAt, metadata };
    tellLicense(random, batch, { ...sold, ...facts }, shop.refusable, shop.now);
  }
}

function lifeOf(random: Random, { at, underWay }: Purchase, amount: number, now: Date): SaleLife {
  if (amount === 0 || underWay === null) return saleLife(random, amount, at, now);
  return underWay === "unpaid" ? unpaidLife(random, at, now) : declinedLife(at, at, now);
}

function productFor(random: Random, { weights, held }: Shop, buyer: Buyer): PlacedProduct {
  let product = random.weighted(weights);
  for (let tries = 0; tries < 6 && held.has(`${buyer.id} ${product.id}`); tries += 1)
    product = random.weighted(weights);
  return product;
}

function licensedParts({ bySlug }: Shop, product: PlacedProduct): PlacedProduct[] {
  const parts = [product, ...(product.parts ?? []).flatMap((slug) => bySlug.get(slug) ?? [])];
  return parts.filter(({ type }) => type === "license");
}

function priceOf(random: Random, product: PlacedProduct, at: Date, now: Date): number {
  if (product.pricing === "what_you_want") {
    const least = product.minPrice ?? 0;
    return random.chance(0.4) ? (product.suggestedPrice ?? least) : least + 50 * random.below(40);
  }
  // The sale prices of today began two weeks ago.
  const onSale = product.salePrice !== undefined && now.getTime() - at.getTime() < 14 * DAY;
  const price = { pricingType: product.pricing, price: product.price, onSaleUntil: null };
  return currentPrice({ ...price, salePrice: onSale ? (product.salePrice ?? null) : null }, at);
}

function discountFor(
  random: Random,
  discounts: readonly DemoDiscount[],
  product: PlacedProduct,
  at: Date,
  price: number,
) {
  if (price === 0 || !random.chance(0.16)) return null;
  const usable = discounts.filter(
    ({ start, end, products, email, left, used }) =>
      email === null &&
      (start === null || start <= at) &&
      (end === null || end > at) &&
      (products.length === 0 || products.includes(product.id)) &&
      (left === undefined || used < 100),
  );
  return usable.length === 0 ? null : random.pick(usable);
}

function countUse(discount: DemoDiscount, { status }: SaleLife) {
  if (isPaid(status)) discount.used += 1;
  else if (status === "awaiting_payment") discount.held += 1;
}

function tellEvents(random: Random, batch: Batch, { store, now }: Shop, saleId: number, life: SaleLife) {
  const told = [
    ["successful.sale", life.completedAt],
    ["failed.sale", life.failedAt],
    ["abandoned.sale", life.abandonedAt],
    ["refunded.sale", life.refundedAt],
  ] as const;
  for (const [name, at] of told) {
    if (at) recordDemoEvent(random, batch, { storeId: store.id, saleId, name, license: null, at }, now);
  }
}

function orderMetadata(random: Random): Record<string, string> {
  return {
    order_ref: `A-${random.between(10_000, 99_999)}`,
    source: random.pick(["checkout-web", "mobile-app", "crm"]),
  };
}
