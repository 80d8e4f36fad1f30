import type { ChannelValue } from "#contract/channel.ts";
import { convert } from "#domain/money.ts";
import { isPaid } from "#domain/sale-life.ts";
import { DAY, later } from "./calendar.ts";
import type { DemoDiscount } from "./discounts.ts";
import { demoId } from "./ids.ts";
import { type Buyer, visit } from "./people.ts";
import type { PlacedProduct } from "./products.ts";
import type { Random } from "./random.ts";
import type { SaleLife } from "./sale-life.ts";
import type { DemoStore } from "./store.ts";

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

export interface Sold {
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

export function saleRow(random: Random, { store, now }: { store: DemoStore; now: Date }, sold: Sold) {
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

export function paymentRow(
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
