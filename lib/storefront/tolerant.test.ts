import assert from "node:assert/strict";
import { test } from "node:test";
import { licenseExample } from "#contract/examples/license.ts";
import { listedSaleExample } from "#contract/examples/sale.ts";
import { licenseSchema } from "#contract/license.ts";
import { listedSaleSchema } from "#contract/sale.ts";
import { answerOf, pageOf } from "./answers.ts";
import type { Waited } from "./send.ts";
import { readTolerantly } from "./tolerant.ts";

const without = (whole: object, ...names: string[]) =>
  Object.fromEntries(Object.entries(whole).filter(([name]) => !names.includes(name)));

const answered = (body: unknown): Waited => ({
  reply: { kind: "answered", status: 200, body, told: {}, retryAfter: undefined },
  waited: 0,
});

test("a field that the contract does not know is left out", () => {
  assert.deepEqual(
    readTolerantly(licenseSchema, { ...licenseExample, colour: "blue" }),
    licenseSchema.parse(licenseExample),
  );
});

test("a missing field counts as absent where the contract knows absence", () => {
  const read = readTolerantly(licenseSchema, without(licenseExample, "expires_at", "metadata", "revocation"));
  assert.deepEqual([read?.expires_at, read?.metadata, read?.id], [null, null, licenseExample.id]);
});

test("without what it cannot do without, a thing is unreadable", () => {
  assert.equal(readTolerantly(licenseSchema, without(licenseExample, "status")), undefined);
  assert.equal(readTolerantly(licenseSchema, { ...licenseExample, status: "frozen" }), undefined);
  assert.equal(readTolerantly(licenseSchema, { ...licenseExample, expires_at: "next week" }), undefined);
  assert.equal(
    readTolerantly(licenseSchema, { ...without(licenseExample, "expires_at"), status: 7 }),
    undefined,
  );
});

test("a row that cannot be read is left out and counted, and the others are there", () => {
  const pagination = { next_cursor: "on", prev_cursor: null, has_more: true };
  const rows = [licenseExample, { id: 7 }, null, licenseExample];
  const page = pageOf(answered({ data: { data: rows, pagination } }), "store", licenseSchema);
  assert.ok(page.ok);
  const { data } = page;
  assert.deepEqual([data.rows.length, data.unreadable, data.nextCursor, data.prevCursor], [2, 2, "on", null]);
});

test("rows are found in each of the places where the lists have them", () => {
  const pagination = { next_cursor: "on", prev_cursor: null, has_more: true };
  for (const body of [
    { data: { data: [listedSaleExample], pagination } },
    { data: [listedSaleExample], pagination },
    { data: { activations: [listedSaleExample], pagination } },
  ]) {
    const page = pageOf(answered(body), "store", listedSaleSchema);
    assert.ok(page.ok && page.data.rows.length === 1 && page.data.nextCursor === "on");
  }
});

test("an answer that is no list is told as unreadable", () => {
  for (const body of [undefined, null, [], {}, { data: {} }, { data: "rows" }]) {
    const page = pageOf(answered(body), "shop.example", licenseSchema);
    assert.ok(!page.ok && page.problem.kind === "unreadable" && page.problem.store === "shop.example");
    assert.ok(!answerOf(answered(body), "shop.example", licenseSchema).ok);
  }
});
