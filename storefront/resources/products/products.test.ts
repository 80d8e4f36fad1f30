import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { productResponse, productsResponse } from "#contract/product.ts";
import { run, sql } from "../../db/statement.ts";
import { insertOffer } from "../../testing/fixtures/offer.ts";
import { buy } from "../../testing/fixtures/paid-sale.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const shop = await testService({ settings: { PUBLIC_URL: "https://shop.example" } });
const { request, pool, store, otherStore, otherKey, key, setNow } = shop;
const now = new Date("2026-03-15T12:00:00Z");
beforeEach(() => setNow(now));

async function read(idOrSlug: string) {
  const answer = await request("GET", `/v1/products/${idOrSlug}`);
  assert.equal(answer.status, 200, answer.text);
  return productResponse.parse(answer.body).data;
}

async function names(query: string, as = key) {
  const answer = await request("GET", `/v1/products?${query}`, { key: as });
  assert.equal(answer.status, 200, answer.text);
  return productsResponse.parse(answer.body).data.data.map(({ name }) => name);
}

const dollars = (value: number, formatted: string, short: string) => ({
  value,
  formatted,
  short,
  currency: "USD",
});

describe("the list", () => {
  test("holds what is published, newest first, in the list's form", async () => {
    const product = await insertOffer(pool, store.id, { name: "Listed 1", slug: "listed-1", price: 1250 });
    for (const status of ["draft", "archived"])
      await insertOffer(pool, store.id, { status, name: "Listed hidden" });
    await insertOffer(pool, store.id, { name: "Listed 2", pricing: "free", type: "course", price: 0 });
    const answer = await request("GET", "/v1/products?search=listed");
    const { data, pagination } = productsResponse.parse(answer.body).data;
    assert.deepEqual(
      data.map(({ name, is_free }) => [name, is_free]),
      [
        ["Listed 2", true],
        ["Listed 1", false],
      ],
    );
    assert.deepEqual(data[1], {
      id: product.publicId,
      name: "Listed 1",
      slug: "listed-1",
      type: "downloadable",
      category: { value: "technology", label: "Technology" },
      status: "published",
      is_free: false,
      pictures: { thumbnail: null, cover: null },
      pricing: {
        type: "one_time",
        current_price: dollars(12.5, "$12.50", "$12.5"),
        price: dollars(12.5, "$12.50", "$12.5"),
      },
    });
    assert.deepEqual(pagination, { next_cursor: null, prev_cursor: null, has_more: false });
  });

  test("has ten a page unless asked otherwise, and filters by type and category together", async () => {
    for (let each = 0; each < 12; each += 1)
      await insertOffer(pool, store.id, { name: `Course ${each}`, type: "course" });
    assert.equal((await names("type=course")).length, 10);
    assert.equal((await names("type=course&per_page=100&search=Course ")).length, 12);
    assert.equal((await names("type=course&category=technology&per_page=3")).length, 3);
    assert.deepEqual(await names("type=course&category=entertainment"), []);
    assert.deepEqual(await names("type=coaching"), []);
  });

  test("is searched by name and slug, from one letter to the whole, in any case", async () => {
    await insertOffer(pool, store.id, { name: "Été 100% Über", slug: "sommer-paket" });
    for (const term of ["été", "ÜBER", "100%", "sommer", "mer-pak", "é", "so", " sommer-paket "]) {
      assert.deepEqual(await names(`search=${encodeURIComponent(term)}`), ["Été 100% Über"], term);
    }
    for (const term of ["1000%", "sommer_paket", "%%%", "___"]) {
      assert.deepEqual(await names(`search=${encodeURIComponent(term)}`), [], term);
    }
  });

  test("of one store holds nothing of another", async () => {
    await insertOffer(pool, otherStore.id, { name: "Theirs alone" });
    assert.deepEqual(await names("per_page=100", otherKey), ["Theirs alone"]);
    assert.deepEqual(await names("search=theirs"), []);
  });
});

describe("a product", () => {
  test("is found by id or slug while it is published, also where its slug looks like an id", async () => {
    const { publicId } = await insertOffer(pool, store.id, { slug: "found-by-slug" });
    assert.equal((await read(publicId)).slug, "found-by-slug");
    assert.equal((await read("found-by-slug")).id, publicId);
    await insertOffer(pool, store.id, { slug: "prd_odd" });
    assert.equal((await read("prd_odd")).slug, "prd_odd");
    const draft = await insertOffer(pool, store.id, { status: "draft" });
    for (const name of [draft.publicId, draft.slug, "prd_nobody", "FOUND-BY-SLUG", "a".repeat(600), "%00"]) {
      assertRefused(await request("GET", `/v1/products/${name}`), "product_not_found");
    }
    assertRefused(await request("GET", `/v1/products/${publicId}`, { key: otherKey }), "product_not_found");
    assertRefused(await request("GET", "/v1/products/found-by-slug", { key: otherKey }), "product_not_found");
  });

  test("is on sale until the moment its sale ends", async () => {
    const onSaleUntil = new Date(now.getTime() + 1000);
    const { slug } = await insertOffer(pool, store.id, { price: 3000, salePrice: 1999, onSaleUntil });
    const before = await read(slug);
    assert.equal(before.pricing.current_price.value, 19.99);
    assert.equal(before.pricing.sale_price?.value, 19.99);
    assert.equal(before.pricing.price_off, "33%");
    assert.equal(before.on_sale_until, "2026-03-15T12:00:01.000000Z");
    setNow(onSaleUntil);
    const after = await read(slug);
    assert.deepEqual(after.pricing.current_price, after.pricing.price);
    assert.equal(after.pricing.price.value, 30);
    assert.equal(after.pricing.sale_price, null);
    assert.equal(after.pricing.price_off, null);
    const [listed] = productsResponse.parse((await request("GET", `/v1/products?search=${slug}`)).body).data
      .data;
    assert.equal(listed?.pricing.current_price.value, 30);
  });

  test("counts its completed sales, or hides how many", async () => {
    const { slug, publicId } = await insertOffer(pool, store.id);
    assert.equal((await read(slug)).sales_count, 0);
    await Promise.all(Array.from({ length: 12 }, () => buy(shop, publicId)));
    assert.equal((await read(slug)).sales_count, 12);
    await run(pool, sql`UPDATE products SET hides_sales_count = true WHERE public_id = ${publicId}`);
    assert.equal((await read(slug)).sales_count, null);
  });

  test("that is a bundle says what its parts cost and what it saves, at the price of the moment", async () => {
    const parts = [];
    for (const offer of [
      { price: 2000 },
      { price: 1000, salePrice: 500 },
      { pricing: "free", price: 0 },
    ] as const) {
      parts.push((await insertOffer(pool, store.id, offer)).id);
    }
    const onSaleUntil = new Date(now.getTime() + 1000);
    const { slug } = await insertOffer(pool, store.id, {
      type: "bundle",
      parts,
      price: 2500,
      salePrice: 1500,
      onSaleUntil,
    });
    const before = await read(slug);
    assert.deepEqual(before.bundle, {
      value: dollars(30, "$30.00", "$30"),
      savings: { amount: dollars(15, "$15.00", "$15"), percentage: "50%" },
    });
    setNow(onSaleUntil);
    assert.deepEqual((await read(slug)).bundle?.savings, {
      amount: dollars(5, "$5.00", "$5"),
      percentage: "17%",
    });
    const other = await insertOffer(pool, store.id);
    assert.equal((await read(other.slug)).bundle, null);
  });

  test("tells all else that its page needs", async () => {
    const fields = [
      {
        order: 1,
        name: "size",
        label: "Size",
        type: "text",
        is_required: true,
        placeholder: null,
        help_text: null,
      },
    ];
    const { slug, publicId } = await insertOffer(pool, store.id, { quantity: 4, ships: true, fields });
    const plain = await read(slug);
    assert.deepEqual(
      [plain.quantity, plain.settings, plain.fields, plain.rating, plain.seo],
      [4, { is_requires_shipping_address: true }, fields, null, null],
    );
    assert.deepEqual(plain.custom_cta_text, { value: null, label: null });
    await run(
      pool,
      sql`UPDATE products SET has_pictures = true, rating_average = 4.25, rating_count = 8, description = 'Long',
            pricing_type = 'what_you_want', min_price = 100, suggested_price = 250, cta_label = 'Get it',
            seo = '{"title": "T", "description": null, "keywords": ["a"]}' WHERE public_id = ${publicId}`,
    );
    const full = await read(slug);
    assert.deepEqual(full.rating, { average: 4.25, count: 8 });
    assert.deepEqual(full.seo, { title: "T", description: null, keywords: ["a"] });
    assert.deepEqual([full.pricing.min_price?.value, full.pricing.suggested_price?.value], [1, 2.5]);
    assert.equal(full.custom_cta_text.label, "Get it");
    const address = `https://shop.example/pictures/test-store/${publicId}`;
    assert.deepEqual(full.pictures, { thumbnail: `${address}/thumbnail.svg`, cover: `${address}/cover.svg` });
  });
});
