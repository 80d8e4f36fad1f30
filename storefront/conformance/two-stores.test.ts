import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { z } from "zod";
import { madeApiKeyResponse } from "#contract/api-key.ts";
import { checkoutResponse } from "#contract/checkout.ts";
import { type Endpoint, endpoints } from "#contract/endpoints.ts";
import { paginationSchema } from "#contract/pagination.ts";
import { failedResponse } from "#contract/replay.ts";
import { storeResponse } from "#contract/store.ts";
import { rows as rowsOf, sql } from "../db/statement.ts";
import { encodePlace } from "../events/place.ts";
import { continueReplays } from "../pulses/continue-replays.ts";
import { insertOffer } from "../testing/fixtures/offer.ts";
import { assertRefused } from "../testing/fixtures/refused.ts";
import {
  contentsOf,
  type Named,
  namedOf,
  seedOwnWords,
  wordsOf,
} from "../testing/fixtures/two-demo-stores.ts";
import { type TestAnswer, testService } from "../testing/service.ts";
import { openStream } from "../testing/stream.ts";

const now = new Date("2026-03-15T12:00:00Z");
const service = await testService({ now });
const { pool, request, freshKey, store } = service;

/** The asking store, as it was when it was alone. */
const askingId = await seedOwnWords(service, "asking", 200, now);
const asking = keysFor("asking");
const alone = new Map<string, unknown>();
for (const { id, method, path, parameters, query, answers } of endpoints) {
  if (method !== "GET" || parameters.length > 0 || answers[0].mediaType) continue;
  const at = query && "interval" in query.shape ? `${path}?start_date=2026-01-01&end_date=2026-03-31` : path;
  alone.set(id, (await ask("GET", at)).body);
}
const mine = await namedOf(service, askingId, now);

/** The store that is not to be seen. */
const hiddenId = await seedOwnWords(service, "hidden", 500, now);
const theirs = await namedOf(service, hiddenId, now);
const hidden = keysFor("hidden");
const free = await insertOffer(pool, hiddenId, { pricing: "free", price: 0 });
const hiddenWords = [...(await wordsOf(service, hiddenId))];
const before = await contentsOf(service, hiddenId);

function keysFor(slug: string) {
  const made: Promise<string>[] = [];
  let used = 0;
  return () => {
    const place = Math.floor(used++ / 90);
    made[place] ??= freshKey({ ...store, slug }, ["manage"]);
    return made[place];
  };
}

async function ask(method: string, path: string, body?: unknown): Promise<TestAnswer> {
  return request(method, path, { key: await asking(), ...(body === undefined ? {} : { body }) });
}

/** But for what the asking side said itself. */
function assertHidesAll({ text }: Pick<TestAnswer, "text">, said: readonly string[] = []) {
  const unsaid = said.reduce((rest, word) => rest.replaceAll(word, ""), text);
  const seen = hiddenWords.filter((word) => unsaid.includes(word));
  assert.deepEqual(seen, []);
}

const rows = z.array(z.unknown());
const list = z.union([
  z.object({ data: rows, pagination: paginationSchema }).transform((body) => ({ ...body, rows: body.data })),
  z
    .object({ data: z.object({ data: rows, pagination: paginationSchema }) })
    .transform(({ data }) => ({ ...data, rows: data.data })),
  z
    .object({ data: z.object({ activations: rows, pagination: paginationSchema }) })
    .transform(({ data }) => ({ ...data, rows: data.activations })),
]);

/** By what of the hidden store a list may be asked; a list that takes another parameter is to be thought about here. */
const wordsFor: Record<string, (named: Named) => (string | number)[]> = {
  customer_id: ({ customer, customerNumber }) => [customer, customerNumber],
  product_id: ({ product, productNumber }) => [product, productNumber],
  license_key: ({ licenseKey }) => [licenseKey, licenseKey.toLowerCase()],
  sale_id: ({ sale }) => [sale],
  pulse_id: ({ pulse }) => [pulse],
  search: (named) => [
    ...[named.product, named.slug, named.sale, named.transaction, named.customer, named.email],
    ...[named.discount, named.code, named.licenseKey, named.pulse, named.url],
  ],
};
const nobodys = ["name", "per_page", "cursor", "status", "type", "category", "outcome", "code", "interval"];
const days = ["start_date", "end_date"];

/** Where there is a key in the path, it is one of the asking store's own. */
const pathOf = ({ path }: Endpoint, { licenseKey }: Named) => path.replace("{licenseKey}", licenseKey);

async function assertListIsOwn(endpoint: Endpoint) {
  const path = pathOf(endpoint, mine);
  const first = await ask("GET", `${path}?per_page=100`);
  assert.equal(first.status, 200);
  assertHidesAll(first);
  if (alone.has(endpoint.id)) assert.deepEqual((await ask("GET", path)).body, alone.get(endpoint.id));
  for (const parameter of Object.keys(endpoint.query?.shape ?? {})) {
    if (nobodys.includes(parameter) || days.includes(parameter)) continue;
    const words = wordsFor[parameter];
    assert.ok(
      words,
      `${endpoint.id} is asked by ${parameter}, and nothing says what of another store that may be`,
    );
    for (const word of words(theirs)) {
      const found = await ask("GET", `${path}?${parameter}=${encodeURIComponent(word)}`);
      assert.deepEqual(list.parse(found.body).rows, [], `${parameter}=${word}`);
    }
  }
}

/** Both ways from each of the first pages of the hidden store's list. */
async function assertCursorsShowOwn(endpoint: Endpoint) {
  let cursor: string | null = null;
  let tried = 0;
  for (let page = 0; page < 4; page += 1) {
    const place: string = cursor === null ? "" : `&cursor=${cursor}`;
    const path = `${pathOf(endpoint, theirs)}?per_page=1${place}`;
    const { pagination } = list.parse((await request("GET", path, { key: await hidden() })).body);
    for (const given of [pagination.next_cursor, pagination.prev_cursor]) {
      if (given === null) continue;
      const answer = await ask("GET", `${pathOf(endpoint, mine)}?per_page=100&cursor=${given}`);
      assert.equal(answer.status, 200);
      assertHidesAll(answer);
      tried += 1;
    }
    cursor = pagination.next_cursor;
    if (cursor === null) break;
  }
  assert.ok(tried > 0, `${endpoint.id} gave no cursor to try`);
}

/** The very answer that a word gets which nobody has. */
async function assertUnknown(
  method: string,
  path: (word: string) => string,
  words: readonly string[],
  body?: unknown,
) {
  const nobody = await ask(method, path("nobody-has-this"), body);
  assert.equal(nobody.status, 404);
  for (const word of words) {
    const answer = await ask(method, path(encodeURIComponent(word)), body);
    assert.equal(answer.status, 404, `${method} ${path(word)}`);
    assert.deepEqual(answer.body, nobody.body);
  }
}

async function assertList(endpoint: Endpoint) {
  await assertListIsOwn(endpoint);
  await assertCursorsShowOwn(endpoint);
}

const unknownAt =
  (...words: string[]) =>
  ({ method, path }: Endpoint) =>
    assertUnknown(method, (word) => path.replace(/\{\w+\}/, word), words);

const spellings = [theirs.licenseKey, theirs.licenseKey.toLowerCase(), theirs.licenseKey.replaceAll("-", "")];

const buyer = {
  email: theirs.email,
  first_name: "Asking",
  last_name: "Only",
  phone: { number: "612345678", country_code: "ES" },
};

const checks: Record<string, (endpoint: Endpoint) => Promise<void>> = {
  "store.get": assertSameAsAlone,
  "metrics.sales": assertSameAsAlone,
  "products.list": assertList,
  "sales.list": assertList,
  "customers.list": assertList,
  "discounts.list": assertList,
  "licenses.list": assertList,
  "pulses.list": assertList,
  "invitations.list": assertList,
  "invitations.cancel": unknownAt(theirs.invitation),
  "managed_pulses.list": assertList,
  "managed_pulses.get": unknownAt(theirs.pulse),
  async "pulses.create"({ path }) {
    const pulse = { url: "https://hooks.example/own", triggers: ["all"] };
    const restricted = await ask("POST", path, { ...pulse, product_ids: [theirs.product] });
    assertRefused(restricted, "validation_failed");
    assertHidesAll(restricted, [theirs.product]);
    const answer = await ask("POST", path, pulse);
    assert.equal(answer.status, 201);
    assertHidesAll(answer);
  },
  "pulses.change": unknownAt(theirs.pulse),
  "pulses.enable": unknownAt(theirs.pulse),
  "pulses.disable": unknownAt(theirs.pulse),
  "pulses.delete": unknownAt(theirs.pulse),
  "pulses.rotate_secret": unknownAt(theirs.pulse),
  "pulses.test": ({ method, path }) =>
    assertUnknown(method, (word) => path.replace("{pulse_id}", word), [theirs.pulse], {
      event: "failed.sale",
    }),
  "deliveries.list": assertList,
  "deliveries.get": unknownAt(theirs.delivery),
  "deliveries.replay": unknownAt(theirs.delivery),
  "replays.get": unknownAt(theirs.replay),
  async "deliveries.failed"({ path }) {
    const own = await rowsOf(
      pool,
      sql`SELECT FROM pulse_deliveries
          WHERE store_id = ${askingId} AND status = 'exhausted' AND event_id IS NOT NULL`,
    );
    const answer = await ask("GET", `${path}?since=2020-01-01T00:00:00Z`);
    assert.deepEqual(failedResponse.parse(answer.body).data, { count: own.length });
    assertRefused(
      await ask("GET", `${path}?since=2020-01-01T00:00:00Z&pulse_id=${theirs.pulse}`),
      "pulse_not_found",
    );
  },
  async "replays.begin"({ path }) {
    const since = "2020-01-01T00:00:00Z";
    assertRefused(await ask("POST", path, { since, pulse_id: theirs.pulse }), "pulse_not_found");
    assertHidesAll(await ask("POST", path, { since }));
    while (await continueReplays(pool, now));
  },
  "events.list": assertList,
  "keys.list": assertKeyList,
  "keys.create": assertKeyIsOwn,
  "keys.revoke": unknownAt(theirs.keyId),
  async "events.stream"() {
    const stream = await openStream(service, await asking(), encodePlace({ transaction: "0", id: 0 }));
    const { rowCount } = await pool.query("SELECT FROM events WHERE store_id = $1 LIMIT 20", [askingId]);
    const told = await stream.events(rowCount ?? 0);
    await stream.close();
    assert.ok(told.length > 0);
    assertHidesAll({ text: JSON.stringify(told) });
  },
  "attempts.list": assertList,
  "products.get": unknownAt(theirs.product, theirs.slug),
  "sales.get": unknownAt(theirs.sale),
  "customers.get": unknownAt(theirs.customer),
  "discounts.get": unknownAt(theirs.discount),
  "pulses.get": unknownAt(theirs.pulse),
  "licenses.get": unknownAt(...spellings),
  "affiliates.get": unknownAt(theirs.pseudo, theirs.affiliate),
  async "licenses.activations"(endpoint) {
    await unknownAt(...spellings)(endpoint);
    await assertList(endpoint);
  },
  async "licenses.attempts"(endpoint) {
    await unknownAt(...spellings)(endpoint);
    await assertList(endpoint);
  },
  "licenses.activate": unknownAt(...spellings),
  "licenses.revoke": unknownAt(...spellings),
  async "activations.remove"({ method, path }) {
    const at = (key: string) => path.replace("{licenseKey}", key);
    const id = String(theirs.activation);
    await assertUnknown(method, (word) => at(word).replace("{activation_id}", id), spellings);
    await assertUnknown(method, (word) => at(mine.licenseKey).replace("{activation_id}", word), [id]);
  },
  "sales.refund": unknownAt(theirs.sale),
  async "devices.free"({ method, path }) {
    const body = { device_identifier: theirs.device };
    await assertUnknown(method, (word) => path.replace("{licenseKey}", word), spellings, body);
  },
  async "checkout.start"({ path }) {
    for (const product_id of [theirs.product, theirs.slug, free.publicId]) {
      const answer = await ask("POST", path, { ...buyer, product_id });
      assertRefused(answer, "product_not_found");
      assertHidesAll(answer);
    }
    const own = await insertOffer(pool, askingId, { price: 5000 });
    const coupon = { ...buyer, product_id: own.publicId, discount_code: theirs.code };
    assertRefused(await ask("POST", path, coupon), "discount_unknown");
    // Somebody may be a customer of both, and neither store knows of the other.
    const answer = await ask("POST", path, { ...buyer, product_id: own.publicId });
    assert.equal(answer.status, 201);
    const { purchase } = checkoutResponse.parse(answer.body).data;
    assert.equal(purchase?.customer.first_name, "Asking");
    assertHidesAll(answer, [theirs.email]);
  },
  async "affiliates.invite"({ path }) {
    const answer = await ask("POST", path, { emails: [theirs.affiliateEmail] });
    assert.equal(answer.status, 201);
    assertHidesAll(answer, [theirs.affiliateEmail]);
    const nobody = await ask("POST", path, { emails: ["nobody-has-this@example.com"] });
    assert.deepEqual(shapeOf(answer.body), shapeOf(nobody.body));
  },
};

/** The tests themselves make keys of both stores, so this list grows and is never quite what it was. */
async function assertKeyList(endpoint: Endpoint) {
  await freshKey({ ...store, slug: "hidden" });
  await freshKey({ ...store, slug: "hidden" });
  const answer = await ask("GET", `${endpoint.path}?per_page=100`);
  assertHidesAll(answer);
  const ids = await pool.query<{ key_id: string }>("SELECT key_id FROM api_keys WHERE store_id = $1", [
    hiddenId,
  ]);
  assert.ok(ids.rows.length > 0);
  for (const { key_id: id } of ids.rows) assert.ok(!answer.text.includes(id));
  await assertCursorsShowOwn(endpoint);
}

async function assertKeyIsOwn({ path }: Endpoint) {
  const answer = await ask("POST", path, { name: "Own" });
  assert.equal(answer.status, 201);
  const { key } = madeApiKeyResponse.parse(answer.body).data;
  const store = storeResponse.parse((await request("GET", "/v1/store", { key })).body).data;
  assert.equal(store.slug, "asking");
}

async function assertSameAsAlone({ id, path, query }: Endpoint) {
  const at = query ? `${path}?start_date=2026-01-01&end_date=2026-03-31` : path;
  assert.deepEqual((await ask("GET", at)).body, alone.get(id));
}

/** Which lists hold how many, whatever they hold. */
function shapeOf(body: unknown): string {
  return JSON.stringify(body, (name, value: unknown) =>
    ["id", "email", "created_at", "expires_at"].includes(name) ? "…" : value,
  );
}

// What is done adds to the asking store, so all that is read comes before.
const reading = endpoints.filter(({ method }) => method === "GET");
const acting = endpoints.filter(({ method }) => method !== "GET");

describe("with another store's key nothing of a store is seen and nothing of it changes", () => {
  it("at every endpoint there is", () => {
    assert.deepEqual(Object.keys(checks).sort(), endpoints.map(({ id }) => id).sort());
  });

  for (const endpoint of [...reading, ...acting]) {
    it(`at ${endpoint.method} ${endpoint.path}`, async () => {
      const check = checks[endpoint.id];
      assert.ok(check, `${endpoint.id} is not covered`);
      await check(endpoint);
      assert.deepEqual(await contentsOf(service, hiddenId), before);
    });
  }

  it("nor is an operation's answer given to another store that sends the same key", async () => {
    const path = `/v1/licenses/${mine.licenseKey}/activate`;
    const headers = { "idempotency-key": "the-same" };
    await request("POST", path, { key: await asking(), headers });
    const other = await request("POST", path, { key: await hidden(), headers });
    assertRefused(other, "license_not_found");
    assert.equal(other.headers.get("idempotent-replayed"), null);
  });
});
