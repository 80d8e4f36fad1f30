import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { attemptsResponse } from "#contract/attempt.ts";
import { rows, sql } from "../../db/statement.ts";
import { type InsertedLicense, insertLicense } from "../../testing/fixtures/license.ts";
import { testService } from "../../testing/service.ts";

const { pool, store, request, setNow } = await testService();
const now = new Date("2026-03-15T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
beforeEach(() => setNow(now));

const activate = ({ key }: Pick<InsertedLicense, "key">, device = "desk") =>
  request("POST", `/v1/licenses/${key}/activate`, {
    body: { device_identifier: device },
    address: "192.0.2.9",
    headers: { "user-agent": "FocusTimer/2" },
  });
const list = async (path: string) => attemptsResponse.parse((await request("GET", path)).body).data.data;

describe("every attempt to activate", () => {
  it("is kept with its outcome and reason, newest first, its key masked", async () => {
    const license = await insertLicense(pool, store.id, { maxActivations: 1 });
    await activate(license);
    setNow(minutes(1));
    await activate(license, "lap");
    const attempts = await list(`/v1/licenses/${license.key}/attempts`);
    const masked = `${license.key.slice(0, 5)}-*****-*****-${license.key.slice(-5)}`;
    const common = {
      license_key: masked,
      license: { id: license.publicId, masked_key: masked },
      ip_address: "192.0.2.9",
      user_agent: "FocusTimer/2",
    };
    assert.deepEqual(
      attempts.map(({ id: _, ...told }) => told),
      [
        {
          ...common,
          outcome: "refused",
          code: "license_limit_reached",
          device_identifier: "lap",
          created_at: "2026-03-15T12:01:00.000000Z",
        },
        {
          ...common,
          outcome: "accepted",
          code: null,
          device_identifier: "desk",
          created_at: "2026-03-15T12:00:00.000000Z",
        },
      ],
    );
    assert.ok(!JSON.stringify(attempts).includes(license.key));
  });

  it("is kept for a revoked, an expired and an unknown key too", async () => {
    const revoked = await insertLicense(pool, store.id, { revokedAt: now });
    const expired = await insertLicense(pool, store.id, { expiresAt: now });
    const unknown = "ZZZZZ-ZZZZZ-ZZZZZ-ZZZZ2";
    for (const key of [revoked.key, expired.key, unknown]) await activate({ key });
    for (const [code, license] of [
      ["license_revoked", revoked.publicId],
      ["license_expired", expired.publicId],
      ["license_not_found", undefined],
    ] as const) {
      const found = await list(`/v1/activation-attempts?code=${code}&outcome=refused`);
      assert.deepEqual(
        found.map((attempt) => [attempt.license?.id, attempt.code]),
        [[license, code]],
      );
    }
    const [attempt] = await list(`/v1/activation-attempts?license_key=${unknown}`);
    assert.equal(attempt?.license_key, "ZZZZZ-*****-*****-ZZZZ2");
    assert.equal(attempt?.license, null);
  });

  it("is found by its customer, its key and its outcome", async () => {
    const license = await insertLicense(pool, store.id, { maxActivations: 1 });
    await insertLicense(pool, store.id).then(activate);
    await activate(license);
    await activate(license);
    for (const filter of [`customer_id=${license.customer}`, `license_key=${license.key.toLowerCase()}`]) {
      const found = await list(`/v1/activation-attempts?${filter}`);
      assert.deepEqual(
        found.map(({ outcome, license: of }) => [outcome, of?.id]),
        [
          ["refused", license.publicId],
          ["accepted", license.publicId],
        ],
      );
      assert.equal((await list(`/v1/activation-attempts?${filter}&outcome=accepted`)).length, 1);
      assert.equal((await list(`/v1/activation-attempts?${filter}&code=license_expired`)).length, 0);
    }
  });

  it("to revoke is none", async () => {
    const { key } = await insertLicense(pool, store.id);
    await request("POST", `/v1/licenses/${key}/revoke`);
    assert.deepEqual(await list(`/v1/licenses/${key}/attempts`), []);
  });
});

describe("a program that keeps trying", () => {
  it("is told of once in ten minutes for each license and reason", async () => {
    const license = await insertLicense(pool, store.id, { maxActivations: 1 });
    const refusals = async () =>
      rows<{ code: string }>(
        pool,
        sql`SELECT data->>'code' AS code FROM events
            WHERE license_id = ${license.id} AND name = 'license.activation_refused' ORDER BY id`,
      );
    await activate(license);
    for (const minute of [0, 0, 9]) {
      setNow(minutes(minute));
      await activate(license, "lap");
    }
    assert.deepEqual(await refusals(), [{ code: "license_limit_reached" }]);
    await request("POST", `/v1/licenses/${license.key}/revoke`);
    await activate(license, "lap");
    assert.equal((await refusals()).length, 2);
    setNow(minutes(19));
    await activate(license, "lap");
    assert.deepEqual(
      (await refusals()).map(({ code }) => code),
      ["license_limit_reached", "license_revoked", "license_revoked"],
    );
    assert.equal((await list(`/v1/licenses/${license.key}/attempts`)).length, 6);
  });
});
