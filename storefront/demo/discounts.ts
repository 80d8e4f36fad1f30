import type { DiscountValue } from "#domain/discount.ts";
import type { Tx } from "../db/transaction.ts";
import { DAY, later } from "./calendar.ts";
import { copyRows } from "./copy.ts";
import { demoId, reserveIds } from "./ids.ts";
import type { PlacedProduct } from "./products.ts";
import type { Random } from "./random.ts";
import type { DemoStore } from "./store.ts";

export interface DemoDiscount extends DiscountValue {
  id: number;
  name: string;
  code: string;
  start: Date | null;
  end: Date | null;
  products: readonly number[];
  email: string | null;
  /** How many uses are to be left once all sales are told; undefined without a limit. */
  left?: number;
  automatic: boolean;
  used: number;
  held: number;
}

/** Name, code, percent or fixed, first and last day from today, and what else is special. */
type Plan = readonly [
  name: string,
  code: string,
  off: { percent: number } | { fixed: number },
  from: number | null,
  until: number | null,
  special?: { left?: number; products?: readonly string[]; email?: string; automatic?: boolean },
];

const plans: readonly Plan[] = [
  ["Welcome", "WELCOME10", { percent: 10 }, null, null],
  ["Spring of makers", "SPRING15", { percent: 15 }, -620, -560],
  ["Summer lights", "SUMMER20", { percent: 20 }, -510, -420],
  ["Back to the desk", "DESK25", { percent: 25 }, -450, -430],
  ["Black Friday, last year", "BLACK40", { percent: 40 }, -370, -355],
  ["Winter holidays", "WINTER15", { percent: 15 }, -345, -320],
  ["New year, new tools", "NEWYEAR", { fixed: 500 }, -325, -300],
  ["Valentine bundle", "LOVE12", { percent: 12.5 }, -290, -275],
  ["Easter eggs", "EGGS", { fixed: 300 }, -235, -220],
  ["Summer again", "SUMMER22", { percent: 22 }, -160, -80],
  ["Autumn colours", "AUTUMN", { percent: 18 }, -70, -14],
  ["Newsletter readers", "LETTER5", { fixed: 500 }, -700, null],
  ["First hundred", "FIRST100", { percent: 30 }, -800, null, { left: 0 }],
  ["Launch of Fontcase", "FONTCASE9", { fixed: 900 }, -400, null, { products: ["fontcase"] }],
  [
    "Students",
    "STUDENT50",
    { percent: 50 },
    -600,
    null,
    { products: ["lumen-photo-editor", "ledgerly", "typescript-calmly"] },
  ],
  ["Twenty-nine to go", "LAST29", { percent: 20 }, -30, null, { left: 29 }],
  ["A dozen left", "DOZEN", { percent: 15 }, -30, 30, { left: 12 }],
  ["Three left", "THREE", { fixed: 1000 }, -20, null, { left: 3 }],
  ["The very last one", "LASTONE", { percent: 35 }, -25, 10, { left: 1 }],
  ["Flash week", "FLASH", { percent: 20 }, -4, 3],
  ["Ends tonight", "TONIGHT", { percent: 10 }, -6, 0.9],
  ["This month's letter", "NOVA", { fixed: 700 }, -18, 6, { left: 25 }],
  ["Black Friday", "BLACK45", { percent: 45 }, 6, 12],
  ["Winter is coming", "WINTER25", { percent: 25 }, 12, 45],
  ["Next spring, early birds", "EARLY", { percent: 15 }, 90, 120, { left: 50 }],
  [
    "Sorry for the wait",
    "SORRY-8F2K",
    { percent: 20 },
    -9,
    51,
    { email: "ana.ruiz7@example.com", automatic: true, left: 1 },
  ],
  [
    "Abandoned cart",
    "BACK-3M1Q",
    { percent: 10 },
    -3,
    11,
    { email: "louis.martin12@example.org", automatic: true, left: 1 },
  ],
  [
    "Abandoned cart",
    "BACK-7Z9T",
    { percent: 10 },
    -40,
    -26,
    { email: "emma.weber31@example.net", automatic: true, left: 1 },
  ],
  [
    "Everything free for the jury",
    "JURY",
    { percent: 100 },
    -15,
    15,
    { left: 20, products: ["watercolour-from-zero", "typescript-calmly"] },
  ],
  [
    "Pour les lectrices et lecteurs du Carnet — édition spéciale d'anniversaire",
    "CARNET",
    { percent: 12 },
    -200,
    null,
    { products: ["carnet-du-jardinier", "ecrire-une-nouvelle"] },
  ],
];

export async function planDiscounts(
  tx: Tx,
  products: readonly PlacedProduct[],
  today: Date,
): Promise<DemoDiscount[]> {
  const first = await reserveIds(tx, "discounts", plans.length);
  const idOf = new Map(products.map(({ slug, id }) => [slug, id]));
  const day = (offset: number | null) => (offset === null ? null : later(today, offset * DAY));
  return plans.map(([name, code, off, from, until, special = {}], index) => ({
    id: first + index,
    name,
    code,
    type: "percent" in off ? "percentage" : "fixed",
    percent: "percent" in off ? off.percent : null,
    amountOff: "fixed" in off ? off.fixed : null,
    start: day(from),
    end: day(until),
    products: (special.products ?? []).flatMap((slug) => idOf.get(slug) ?? []),
    email: special.email ?? null,
    ...(special.left === undefined ? {} : { left: special.left }),
    automatic: special.automatic ?? false,
    used: 0,
    held: 0,
  }));
}

const COLUMNS = [
  ...["store_id", "id", "public_id", "name", "code", "type", "percent", "amount_off", "customer_email"],
  ...["start_date", "end_date", "is_auto_generated", "expiry_noticed_at", "created_at", "updated_at"],
];

export async function insertDiscounts(
  tx: Tx,
  random: Random,
  store: DemoStore,
  discounts: readonly DemoDiscount[],
  today: Date,
) {
  const rows = discounts.map((discount) => {
    const { id, name, code, type, percent, amountOff, email, start, end, automatic } = discount;
    const created = later(start && start < today ? start : today, -random.between(1, 9) * DAY);
    const noticed = end && end <= today ? end : null;
    return [
      ...[store.id, id, demoId(random, "discount"), name, code, type, percent, amountOff, email],
      ...[start, end, automatic, noticed, created, created],
    ];
  });
  await copyRows(tx, "discounts", COLUMNS, rows);
  const links = discounts.flatMap(({ id, products }) => products.map((product) => [store.id, id, product]));
  await copyRows(tx, "discount_products", ["store_id", "discount_id", "product_id"], links);
}

/** Once all sales are told: how often each was used, and the limit that leaves what should be left. */
export async function countDiscountUses(tx: Tx, store: DemoStore, discounts: readonly DemoDiscount[]) {
  for (const { id, used, held, left } of discounts) {
    const limit = left === undefined ? null : Math.max(used + held + left, 1);
    await tx.query(
      "UPDATE discounts SET usage_count = $3, held_count = $4, usage_limit = $5 WHERE store_id = $1 AND id = $2",
      [store.id, id, used, held, limit],
    );
  }
}
