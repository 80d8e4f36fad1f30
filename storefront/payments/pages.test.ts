import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { insertOffer, insertRate, insertReduction } from "../testing/fixtures/offer.ts";
import { beginPurchase } from "../testing/fixtures/purchase.ts";
import { type TestAnswer, testService } from "../testing/service.ts";

const shop = await testService();
const { request, pool, store } = shop;

const open = (path: string) => request("GET", path, { key: null });
const pay = (transaction: string) => request("POST", `/pay/${transaction}/pay`, { key: null });

async function purchaseOf(transaction: string): Promise<string> {
  return (await pay(transaction)).headers.get("location") ?? "";
}

function directives({ headers }: TestAnswer): Map<string, string> {
  const policy = headers.get("content-security-policy") ?? "";
  const parts = policy.split("; ").map((directive) => directive.split(/ (.*)/s));
  return new Map(parts.map(([name = "", sources = ""]) => [name, sources]));
}

describe("the page for paying", () => {
  test("shows the product, the amounts, the buyer and what the sandbox is", async () => {
    const { publicId } = await insertOffer(pool, store.id, { name: "Winter Light", price: 10_000 });
    await insertReduction(pool, store.id, { code: "QUARTER", percent: 25 });
    await insertRate(pool, store.id, "EUR", 0.5);
    const more = { discount_code: "QUARTER", payment_currency: "EUR", email: "ana@example.com" };
    const { transaction } = await beginPurchase(shop, publicId, more);
    const { status, text } = await open(`/pay/${transaction}`);
    assert.equal(status, 200);
    for (const words of [
      "Winter Light",
      "Test Store",
      "$100.00",
      "QUARTER",
      "−$25.00",
      "$75.00",
      "€37.50",
      "1 USD = €0.50",
      "Ana Ruiz",
      "ana@example.com",
      "Sandbox: no money moves",
    ]) {
      assert.ok(text.includes(words), words);
    }
  });

  test("has no script, is kept by no cache, framed by nobody and told to no other site", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const { transaction } = await beginPurchase(shop, publicId);
    const page = await open(`/pay/${transaction}`);
    assert.deepEqual(Object.fromEntries(directives(page)), {
      "default-src": "'none'",
      "style-src": "'self'",
      "img-src": "'self' data:",
      "form-action": "'self'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
    });
    assert.doesNotMatch(page.text, /<script|<style|style=|\son\w+=/i);
    assert.equal(page.headers.get("cache-control"), "no-store");
    assert.equal(page.headers.get("referrer-policy"), "same-origin");
    const [, styles = ""] = /<link rel="stylesheet" href="([^"]+)">/.exec(page.text) ?? [];
    const served = await open(styles);
    assert.deepEqual([served.status, served.headers.get("content-type")], [200, "text/css; charset=utf-8"]);
  });

  test("lets its form lead elsewhere only where the shop asked for it", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    for (const [redirect_url, sources] of [
      ["https://app.example/thanks", "'self' https:"],
      ["http://app.example:8080/thanks", "'self' http://app.example:8080 https:"],
    ]) {
      const { transaction } = await beginPurchase(shop, publicId, { redirect_url });
      assert.equal(directives(await open(`/pay/${transaction}`)).get("form-action"), sources);
    }
  });

  test("writes what anybody typed as text, wherever it stands", async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror='alert(1)'>`;
    const { publicId } = await insertOffer(pool, store.id, {
      name: evil,
      instructions: evil,
      files: [evil],
      courses: [evil],
    });
    await pool.query("UPDATE stores SET name = $1, url = 'javascript:alert(1)' WHERE id = $2", [
      evil,
      store.id,
    ]);
    try {
      const buyer = { first_name: evil.slice(0, 50), last_name: evil.slice(0, 50) };
      const { transaction, saleId } = await beginPurchase(shop, publicId, buyer);
      const pages = [await open(`/pay/${transaction}`), await open(await purchaseOf(transaction))];
      pages.push(await open(`/pay/${transaction}`));
      await pool.query("UPDATE sales SET refunded_at = now() WHERE public_id = $1", [saleId]);
      pages.push(await open(`/pay/${transaction}`));
      for (const { text } of pages) {
        assert.doesNotMatch(text, /<script|<img src=x|href="javascript:/);
        assert.match(text, /&lt;script&gt;/);
      }
    } finally {
      await pool.query("UPDATE stores SET name = 'Test Store', url = 'https://test.example' WHERE id = $1", [
        store.id,
      ]);
    }
  });

  test("at an address that was never one says what to do", async () => {
    for (const path of [
      "/pay/nothing",
      "/pay/txn_1_aaaaaaaaaaaaaaaaaaaa",
      "/pay/txn_zzzzzzzzzzz_aaaaaaaaaaaaaaaaaaaa",
    ]) {
      const { status, text } = await open(path);
      assert.equal(status, 404);
      assert.match(text, /There is no payment at this address/);
    }
    assert.equal((await request("POST", "/pay/nothing/pay", { key: null })).status, 404);
  });

  test("is where reloading the address of a button leads", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const { transaction } = await beginPurchase(shop, publicId);
    const { status, headers } = await open(`/pay/${transaction}/pay`);
    assert.deepEqual([status, headers.get("location")], [303, `/pay/${transaction}`]);
  });

  test("pressed twice at once on one showing is one payment, and both are led on", async () => {
    const { publicId } = await insertOffer(pool, store.id, { type: "license" });
    const { transaction } = await beginPurchase(shop, publicId);
    const { text } = await open(`/pay/${transaction}`);
    const [, showing = ""] = /name="showing" value="([\w-]+)"/.exec(text) ?? [];
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const press = () =>
      request("POST", `/pay/${transaction}/pay`, { key: null, headers, body: `showing=${showing}` });
    const answers = await Promise.all([press(), press()]);
    assert.deepEqual(
      answers.map(({ status }) => status),
      [303, 303],
    );
    assert.equal(answers[0]?.headers.get("location"), answers[1]?.headers.get("location"));
  });
});

describe("the page of a purchase", () => {
  test("gives the files, courses, keys and instructions that were bought, and they open", async () => {
    const part = await insertOffer(pool, store.id, { files: ["brushes.txt"] });
    const app = await insertOffer(pool, store.id, { type: "license", name: "Raw Editor", maxActivations: 2 });
    const { publicId } = await insertOffer(pool, store.id, {
      type: "bundle",
      parts: [part.id, app.id],
      courses: ["Inking"],
      instructions: "Unpack it first.",
    });
    const { transaction } = await beginPurchase(shop, publicId);
    const { status, text } = await open(await purchaseOf(transaction));
    assert.equal(status, 200);
    for (const words of [
      "brushes.txt",
      "Inking",
      "Raw Editor",
      "For 2 devices, not used yet.",
      "Unpack it first.",
    ]) {
      assert.ok(text.includes(words), words);
    }
    assert.match(text, /<code class="key">[0-9A-Z]{5}(-[0-9A-Z]{5}){3}<\/code>/);
    const links = [...text.matchAll(/href="[^"]*(\/(?:downloads|courses)\/[^"]+)"/g)].map(
      ([, path = ""]) => path,
    );
    assert.equal(links.length, 2);
    const [file = "", course = ""] = links;
    assert.equal((await open(file)).text, "The content of brushes.txt.");
    assert.match((await open(course)).text, /Lesson one of Inking/);
  });

  test("after a refund says so, and gives nothing any more", async () => {
    const { publicId } = await insertOffer(pool, store.id, { files: ["brushes.txt"] });
    const { saleId, transaction } = await beginPurchase(shop, publicId);
    const purchase = await purchaseOf(transaction);
    await pool.query("UPDATE sales SET refunded_at = now() WHERE public_id = $1", [saleId]);
    for (const path of [purchase, `/pay/${transaction}`]) {
      const { status, text } = await open(path);
      assert.equal(status, 403);
      assert.match(text, /This purchase was refunded/);
      assert.doesNotMatch(text, /brushes\.txt/);
    }
  });

  test("opens to nobody who guesses", async () => {
    const { publicId } = await insertOffer(pool, store.id);
    const { transaction } = await beginPurchase(shop, publicId);
    const purchase = await purchaseOf(transaction);
    const [, store36 = "", sale36 = "", signature = ""] =
      /^\/purchases\/(\w+)-(\w+)-(.+)$/.exec(purchase) ?? [];
    const next = (Number.parseInt(sale36, 36) + 1).toString(36);
    for (const token of ["x", `${store36}-${next}-${signature}`, `${store36}-${sale36}-${"A".repeat(22)}`]) {
      const { status, text } = await open(`/purchases/${token}`);
      assert.equal(status, 404);
      assert.match(text, /There is no purchase at this address/);
    }
  });
});

test("a fault of the store is a page too: what it means, and the request's name to tell", async () => {
  const broken = { query: () => Promise.reject(new Error("nobody expected this")) };
  const { publicId } = await insertOffer(pool, store.id);
  const { transaction } = await beginPurchase(shop, publicId);
  const query = pool.query;
  Object.assign(pool, broken);
  try {
    const { status, text, headers } = await open(`/pay/${transaction}`);
    assert.equal(status, 500);
    assert.match(text, /The store had a fault/);
    assert.ok(text.includes(headers.get("x-request-id") ?? "no name"));
    assert.doesNotMatch(text, /nobody expected this/);
  } finally {
    Object.assign(pool, { query });
  }
});
