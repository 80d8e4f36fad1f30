import assert from "node:assert/strict";
import { test } from "node:test";
import { activationsResponse } from "#contract/license.ts";
import { row, sql } from "../../db/statement.ts";
import { insertLicense } from "../../testing/fixtures/license.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { pool, store, request } = await testService();

test("of fifty activations at once on five slots five succeed and forty-five are told of the limit", async () => {
  const { key, id } = await insertLicense(pool, store.id, { maxActivations: 5 });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, device) =>
      request("POST", `/v1/licenses/${key}/activate`, { body: { device_identifier: `device ${device}` } }),
    ),
  );
  const refused = answers.filter(({ status }) => status !== 200);
  assert.equal(refused.length, 45);
  for (const answer of refused) assertRefused(answer, "license_limit_reached");
  const history = await request("GET", `/v1/licenses/${key}/activations`);
  const { activations, summary } = activationsResponse.parse(history.body).data;
  assert.equal(activations.length, 5);
  assert.deepEqual(summary, { total_activations: 5, max_activations: 5, activations_remaining: 0 });
  const told = await row(
    pool,
    sql`SELECT count(*) FILTER (WHERE name = 'license.activated')::int AS activated,
               count(*) FILTER (WHERE name = 'license.activation_refused')::int AS refused
        FROM events WHERE license_id = ${id}`,
  );
  assert.deepEqual(told, { activated: 5, refused: 1 });
});

test("of two revocations at once one succeeds and the other is told that it is revoked already", async () => {
  const { key, id } = await insertLicense(pool, store.id);
  const answers = await Promise.all(
    ["one", "two"].map((reason) => request("POST", `/v1/licenses/${key}/revoke`, { body: { reason } })),
  );
  const [first, second] = answers.sort((a, b) => a.status - b.status);
  assert.equal(first?.status, 200);
  assert.ok(second);
  assertRefused(second, "license_already_revoked");
  const told = await row(pool, sql`SELECT count(*)::int AS events FROM events WHERE license_id = ${id}`);
  assert.deepEqual(told, { events: 1 });
});

test("after a revocation that races activations no slot is taken any more", async () => {
  const { key, id } = await insertLicense(pool, store.id, { maxActivations: 40 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      request("POST", `/v1/licenses/${key}/${turn === 10 ? "revoke" : "activate"}`),
    ),
  );
  const activated = answers.filter(({ status }, turn) => status === 200 && turn !== 10).length;
  const kept = await row(
    pool,
    sql`SELECT activation_count, (SELECT count(*)::int FROM activations WHERE license_id = ${id}) AS records
        FROM licenses WHERE id = ${id}`,
  );
  assert.deepEqual(kept, { activation_count: activated, records: activated });
  assertRefused(await request("POST", `/v1/licenses/${key}/activate`), "license_revoked");
});
