import type { ChannelValue } from "#contract/channel.ts";
import type { PaymentStatus, SaleStatus } from "#contract/sale.ts";
import { discountOn } from "#domain/discount.ts";
import { convert } from "#domain/money.ts";
import { currentPrice } from "#domain/product-pricing.ts";
import { isBoughtOnce } from "#domain/repeat-purchase.ts";
import { isAbandoned, isPaid, isSettled } from "#domain/sale-life.ts";
import type { Batch } from "./batch.ts";
import { DAY, HOUR, later } from "./calendar.ts";
import type { DemoDiscount } from "./discounts.ts";
import { recordDemoEvent } from "./events.ts";
import { demoId } from "./ids.ts";
import { type Refusable, tellLicense } from "./licenses.ts";
import { visit } from "./people.ts";
import type { PlacedProduct } from "./products.ts";
import type { Random } from "./random.ts";
import type { DemoStore } from "./store.ts";

export interface Buyer {
  id: number;
  place: number;
  email: string;
  country: string;
}

export interface Shop {
  store: DemoStore;
  products: readonly PlacedProduct[];
  bySlug: ReadonlyMap<string, PlacedProduct>;
  weights: readonly (readonly [PlacedProduct, number])[];
  discounts: readonly DemoDiscount[];
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
const COMMENTS = [
  "Exactly what I needed.",
  "Très beau travail !",
  "Good, but the guide could be longer.",
  "素晴らしい。",
  null,
  null,
];
const LOCAL: Record<string, string> = {
  FR: "EUR",
  DE: "EUR",
  ES: "EUR",
  GB: "GBP",
  SN: "XOF",
  JP: "JPY",
  AE: "KWD",
};
const ERRORS = ["card_declined", "insufficient_funds", "authentication_failed", "mobile_money_timeout"];

export interface Purchase {
  buyer: Buyer;
  id: number;
  at: Date;
  isUnderWay: boolean;
}

export function tellSale(random: Random, batch: Batch, shop: Shop, { buyer, id, at, isUnderWay }: Purchase) {
  const product = productFor(random, shop, buyer);
  const channel = random.weighted(CHANNELS);
  const price = priceOf(random, product, at, shop.now);
  const discount = discountFor(random, shop.discounts, product, at, price);
  const off = discount ? discountOn(price, discount) : 0;
  const amount = price - off;
  const life =
    isUnderWay && amount > 0 ? unpaidLife(random, at, shop.now) : saleLife(random, amount, at, shop.now);
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

interface SaleLife {
  status: SaleStatus;
  payment: PaymentStatus;
  completedAt: Date | null;
  failedAt: Date | null;
  abandonedAt: Date | null;
  settledAt: Date | null;
  refundedAt: Date | null;
}

const NOTHING_YET = {
  completedAt: null,
  failedAt: null,
  abandonedAt: null,
  settledAt: null,
  refundedAt: null,
};

function saleLife(random: Random, amount: number, at: Date, now: Date): SaleLife {
  const paidAt = amount === 0 ? at : later(at, random.between(20, 900) * 1000);
  const roll = random.next();
  if (amount > 0 && (roll < 0.08 || paidAt > now)) return unpaidLife(random, at, now);
  if (amount > 0 && roll < 0.12)
    return { ...NOTHING_YET, status: "failed", payment: "failed", failedAt: paidAt };
  const settled = isSettled(paidAt, now);
  const back = later(paidAt, random.next() * 12 * DAY);
  return {
    ...NOTHING_YET,
    status: settled ? "settled" : "completed",
    payment: "success",
    completedAt: paidAt,
    settledAt: settled ? later(paidAt, 7 * DAY) : null,
    refundedAt: amount > 0 && random.chance(0.025) && back < now ? back : null,
  };
}

function unpaidLife(random: Random, at: Date, now: Date): SaleLife {
  const payment = random.pick(["initiated", "pending", "cancelled"] as const);
  if (!isAbandoned(at, now)) return { ...NOTHING_YET, status: "awaiting_payment", payment };
  return { ...NOTHING_YET, status: "abandoned", payment, abandonedAt: later(at, 24 * HOUR) };
}

interface Sold {
  id: number;
  product: PlacedProduct;
  buyer: Buyer;
  at: Date;
  channel: ChannelValue;
  price: number;
  off: number;
  discount: DemoDiscount | null;
  life: SaleLife;
  metadata: Record<string, string> | null;
}

function saleRow(random: Random, { store, now }: Shop, sold: Sold) {
  const { id, product, buyer, at, channel, price, off, discount, life, metadata } = sold;
  const { ip, userAgent, deviceType } = visit(random);
  const rated =
    life.completedAt && random.chance(0.07) ? later(life.completedAt, random.next() * 20 * DAY) : null;
  const ratedAt = rated && rated < now ? rated : null;
  const downloads = isPaid(life.status) && product.files ? random.below(4) : 0;
  const updated =
    life.refundedAt ?? life.settledAt ?? life.abandonedAt ?? life.failedAt ?? life.completedAt ?? at;
  return [
    ...[store.id, id, demoId(random, "sale"), buyer.id, product.id, life.status, store.currency],
    ...[
      price,
      off,
      price - off,
      discount?.id ?? null,
      channel,
      channel === "affiliate" ? "spring-partners" : null,
    ],
    ...[{ json: product.fields ? { company: "Studio Nord" } : {} }, metadata ? { json: metadata } : null],
    product.ships ? { json: shippingTo(random, buyer.country) } : null,
    ...[ip, userAgent, buyer.country, deviceType, buyer.country === "FR" ? "fr-FR" : "en-US"],
    ratedAt
      ? random.weighted([
          [5, 60],
          [4, 25],
          [3, 9],
          [2, 3],
          [1, 3],
        ])
      : null,
    ratedAt ? random.pick(COMMENTS) : null,
    ratedAt,
    ...[downloads, downloads > 0 ? later(life.completedAt ?? at, 30 * 60_000) : null],
    ...[at, price - off > 0 ? at : null, life.completedAt, life.failedAt, life.abandonedAt, life.settledAt],
    ...[life.refundedAt, updated > now ? now : updated],
  ];
}

function paymentRow(
  random: Random,
  store: DemoStore,
  { id, amount, buyer, life, at }: { id: number; amount: number; buyer: Buyer; life: SaleLife; at: Date },
) {
  const local = store.rates.find(({ currency }) => currency === LOCAL[buyer.country]);
  const { currency, rate } = local && random.chance(0.6) ? local : { currency: store.currency, rate: 1 };
  const transaction = `txn_${store.id.toString(36)}_${random.letters(20)}`;
  const method = random.weighted([
    ["card", 70],
    ["paypal", 15],
    ["mobile_money", 10],
    ["bank_transfer", 5],
  ]);
  const paid = life.payment === "success";
  return [
    ...[
      store.id,
      id,
      transaction,
      "sandbox",
      method,
      life.payment,
      convert(amount, store.currency, currency, rate),
    ],
    ...[currency, rate, paid ? Math.round(amount * 0.035) : 0],
    ...[life.payment === "failed" ? random.pick(ERRORS) : null, at, life.completedAt ?? life.failedAt ?? at],
  ];
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

const STREETS = [
  "12 Harbour Street",
  "7 rue des Lilas",
  "Lindenallee 3",
  "48 Orchard Road",
  "Calle Mayor 21",
];

function shippingTo(random: Random, country: string) {
  const city = random.pick(["Lyon", "Bristol", "Leipzig", "Dakar", "Valencia"]);
  return {
    address: random.pick(STREETS),
    city,
    state: city,
    country,
    zip: String(random.between(10_000, 99_999)),
  };
}
