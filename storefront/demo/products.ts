import type { Tx } from "../db/transaction.ts";
import { DAY, later } from "./calendar.ts";
import { catalogue, type DemoProduct, drafts } from "./catalogue.ts";
import { copyRows, type Row } from "./copy.ts";
import { fileContent, mediaType } from "./files.ts";
import { demoId, reserveIds } from "./ids.ts";
import type { Random } from "./random.ts";
import type { DemoStore } from "./store.ts";

export interface PlacedProduct extends DemoProduct {
  id: number;
}

const COLUMNS = [
  ...["store_id", "id", "public_id", "slug", "name", "type", "category", "status", "description"],
  ...["pricing_type", "price", "sale_price", "on_sale_until", "min_price", "suggested_price", "quantity"],
  ...[
    "requires_shipping_address",
    "hides_sales_count",
    "seo",
    "cta_value",
    "cta_label",
    "fields",
    "instructions",
  ],
  ...["has_pictures", "max_activations", "validity_amount", "validity_unit", "created_at", "updated_at"],
];

export async function insertDemoProducts(tx: Tx, random: Random, store: DemoStore, today: Date) {
  const all = [...catalogue, ...drafts];
  const first = await reserveIds(tx, "products", all.length);
  const placed: PlacedProduct[] = all.map((product, index) => ({ ...product, id: first + index }));
  const rows = placed.map((product, index) => {
    const created = later(today, -(860 - index * 9) * DAY);
    return productRow(random, store, product, index < catalogue.length, created, today);
  });
  await copyRows(tx, "products", COLUMNS, rows);
  await insertContents(tx, random, store, placed);
  await insertParts(tx, store, placed);
  return placed.slice(0, catalogue.length);
}

function productRow(
  random: Random,
  store: DemoStore,
  product: PlacedProduct,
  published: boolean,
  created: Date,
  today: Date,
): Row {
  const { name, about, slug, cta, validity } = product;
  return [
    ...[store.id, product.id, demoId(random, "product"), slug, name, product.type, product.category],
    ...[published ? "published" : "draft", `${about}\n\n${PROMISE}`],
    ...[product.pricing, product.price, product.salePrice ?? null],
    product.saleDays === undefined ? null : later(today, product.saleDays * DAY),
    ...[product.minPrice ?? null, product.suggestedPrice ?? null, product.quantity ?? null],
    ...[product.ships ?? false, product.hidesSales ?? false],
    random.chance(0.4) ? { json: { title: name, description: about, keywords: [product.category] } } : null,
    ...[cta ? slug : null, cta ?? null],
    product.fields ? { json: product.fields.map((field, order) => ({ order: order + 1, ...field })) } : null,
    product.type === "license" ? "Open the app, choose “Enter license…” and paste your key." : "",
    ...[
      !product.plain,
      product.devices ?? 1,
      validity?.amount ?? null,
      validity?.unit ?? null,
      created,
      created,
    ],
  ];
}

const PROMISE = "Comes with free updates and a person who answers mail.";

async function insertContents(tx: Tx, random: Random, store: DemoStore, products: readonly PlacedProduct[]) {
  for (const product of products) {
    for (const name of product.files ?? []) {
      await tx.query(
        `INSERT INTO product_files (store_id, public_id, product_id, name, media_type, content)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [
          store.id,
          demoId(random, "file"),
          product.id,
          name,
          mediaType(name),
          fileContent(name, product.about),
        ],
      );
    }
    for (const name of product.courses ?? []) {
      await tx.query(
        `INSERT INTO product_courses (store_id, public_id, product_id, name, content) VALUES ($1, $2, $3, $4, $5)`,
        [store.id, demoId(random, "course"), product.id, name, courseText(name, product.about)],
      );
    }
  }
}

function courseText(name: string, about: string): string {
  return [
    name,
    about,
    "1. Before you begin",
    "2. The first steps",
    "3. Practice",
    "4. Where to go from here",
  ].join("\n\n");
}

async function insertParts(tx: Tx, store: DemoStore, products: readonly PlacedProduct[]) {
  const idOf = new Map(products.map(({ slug, id }) => [slug, id]));
  const rows = products.flatMap(({ id, parts = [] }) =>
    parts.map((part, index): Row => [store.id, id, index + 1, idOf.get(part) ?? null]),
  );
  await copyRows(tx, "bundle_items", ["store_id", "bundle_id", "position", "product_id"], rows);
}
