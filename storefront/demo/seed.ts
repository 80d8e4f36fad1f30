import type { Pool } from "../db/pool.ts";
import { inTransaction, type Tx } from "../db/transaction.ts";
import { insertRefusedAttempts } from "./attempts.ts";
import { type Batch, copyBatch, emptyBatch } from "./batch.ts";
import { instantsOf, later, salesByDay } from "./calendar.ts";
import { insertDemoDeliveries } from "./deliveries.ts";
import { countDiscountUses, insertDiscounts, planDiscounts } from "./discounts.ts";
import { demoId, reserveIds } from "./ids.ts";
import { insertDemoAffiliates } from "./partners.ts";
import { type Buyer, person } from "./people.ts";
import { insertDemoProducts } from "./products.ts";
import { insertDemoPulses } from "./pulses.ts";
import { type Random, randomFrom } from "./random.ts";
import { type Purchase, type Shop, tellSale } from "./sales.ts";
import { insertDemoStore } from "./store.ts";
import { countDemoSales } from "./summary.ts";

export interface SeedProgress {
  done: number;
  total: number;
}

export interface SeedOptions {
  sales?: number;
  /** The same word tells the same store, dated from `today`. */
  seed?: string;
  slug?: string;
  today: Date;
  onProgress?: (progress: SeedProgress) => void;
}

const DAYS = 540;
const TOLD = [
  ...["products", "customers", "sales", "payments", "licenses", "activations", "activation_attempts"],
  ...[
    "discounts",
    "pulses",
    "pulse_deliveries",
    "delivery_attempts",
    "affiliates",
    "affiliate_invitations",
    "events",
    "sales_by_day",
    "product_sales",
  ],
];
const UNDER_WAY = 12;
const SALES_A_BATCH = 10_000;
const CUSTOMERS_A_SALE = 2_500 / 12_000;

/** A plausible store, all of it or nothing: what is interrupted leaves no half-told story. */
export async function seedDemoStore(
  pool: Pool,
  { sales = 12_000, seed = "vitrine", slug = "atelier-lumen", today, onProgress = () => {} }: SeedOptions,
): Promise<{ storeId: number }> {
  const storeId = await inTransaction(pool, async (tx) => {
    await tx.query("SET LOCAL statement_timeout = 0; SET LOCAL synchronous_commit = off");
    const story = `${seed} ${slug}`;
    const random = randomFrom(story);
    const shop = await openShop(tx, random, slug, today);
    await tellAllSales(tx, story, shop, sales, onProgress);
    await insertRefusedAttempts(tx, random, shop.store.id, shop.refusable, today);
    await insertDemoDeliveries(tx, randomFrom(`${story} deliveries`), shop, sales);
    await countDiscountUses(tx, shop.store, shop.discounts);
    await countDemoSales(tx, shop.store.id);
    return shop.store.id;
  });
  // The planner's picture of the tables is from before them.
  await pool.query(`ANALYZE ${TOLD.join(", ")}`);
  return { storeId };
}

async function openShop(tx: Tx, random: Random, slug: string, now: Date): Promise<Shop> {
  const store = await insertDemoStore(tx, random, slug, now);
  const products = await insertDemoProducts(tx, random, store, now);
  const bySlug = new Map(products.map((product) => [product.slug, product]));
  const discounts = await planDiscounts(tx, products, now);
  await insertDiscounts(tx, random, store, discounts, now);
  const pulses = await insertDemoPulses(tx, random, store, bySlug, now);
  await insertDemoAffiliates(tx, random, store, now);
  return {
    store,
    products,
    bySlug,
    weights: products.map((product) => [product, product.weight] as const),
    discounts,
    pulses,
    held: new Set(),
    refusable: { license_limit_reached: [], license_expired: [], license_revoked: [] },
    now,
  };
}

async function tellAllSales(
  tx: Tx,
  story: string,
  shop: Shop,
  total: number,
  onProgress: (progress: SeedProgress) => void,
) {
  const random = randomFrom(`${story} sales`);
  const customers = Math.max(1, Math.ceil(total * CUSTOMERS_A_SALE));
  const firstCustomer = await reserveIds(tx, "customers", customers);
  const firstSale = await reserveIds(tx, "sales", total);
  const buyers: Buyer[] = [];
  let batch = emptyBatch();
  let told = 0;
  for (const { day, sales } of salesByDay(random, shop.now, DAYS, total)) {
    for (const at of instantsOf(random, day, sales, shop.now)) {
      const isNew = buyers.length < Math.ceil(((told + 1) * customers) / total);
      const buyer = isNew
        ? newBuyer(story, batch, shop, firstCustomer, buyers, at)
        : knownBuyer(random, buyers);
      const underWay = total - told <= UNDER_WAY ? underWayAt(told) : null;
      tellSale(random, batch, shop, { buyer, id: firstSale + told, at, underWay });
      told += 1;
      if (batch.sales.length < SALES_A_BATCH) continue;
      await copyBatch(tx, shop.store.id, batch);
      batch = emptyBatch();
      onProgress({ done: told, total });
    }
  }
  await copyBatch(tx, shop.store.id, batch);
  onProgress({ done: told, total });
}

/** Of the very last buyers every other one is still about to pay, and half of the others were declined just now. */
function underWayAt(told: number): Purchase["underWay"] {
  if (told % 2 === 0) return "unpaid";
  return told % 4 === 1 ? "declined" : null;
}

function newBuyer(
  story: string,
  batch: Batch,
  { store }: Shop,
  first: number,
  buyers: Buyer[],
  at: Date,
): Buyer {
  const place = buyers.length;
  const random = randomFrom(`${story} buyer ${place}`);
  const { firstName, lastName, email, country, phone } = person(random, place + 1);
  const id = first + place;
  const came = later(at, -60_000);
  batch.customers.push([
    ...[store.id, id, demoId(random, "customer"), email, firstName, lastName, phone, country, came, came],
  ]);
  const buyer = { id, place, email, country };
  buyers.push(buyer);
  return buyer;
}

/** Who came lately comes back sooner. */
function knownBuyer(random: Random, buyers: readonly Buyer[]): Buyer {
  const back = Math.floor(random.next() ** 1.6 * buyers.length);
  return buyers[buyers.length - 1 - back] ?? random.pick(buyers);
}
