import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import {
  activationsResponse,
  licenseResponse,
  licenseStatuses,
  licensesResponse,
  revokeResponse,
} from "#contract/license.ts";
import { rows, sql } from "../../db/statement.ts";
import { type InsertedLicense, insertLicense, type LicenseRowFacts } from "../../testing/fixtures/license.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { pool, store, request, setNow } = await testService();
const now = new Date("2026-03-15T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
beforeEach(() => setNow(now));

const used = { activatedAt: days(-10), activationCount: 1 };
const states = {
  pending_activation: {},
  active: used,
  expired: { ...used, expiresAt: days(-1) },
  revoked: { ...used, revokedAt: days(-1) },
} satisfies Record<(typeof licenseStatuses)[number], LicenseRowFacts>;

const read = async ({ key }: InsertedLicense) =>
  licenseResponse.parse((await request("GET", `/v1/licenses/${key}`)).body).data;
const activate = ({ key }: InsertedLicense, body?: unknown) =>
  request("POST", `/v1/licenses/${key}/activate`, { body });
const revoke = ({ key }: InsertedLicense, body?: unknown) =>
  request("POST", `/v1/licenses/${key}/revoke`, { body });
const history = async ({ key }: InsertedLicense) =>
  activationsResponse.parse((await request("GET", `/v1/licenses/${key}/activations`)).body).data;

async function eventsOf({ id }: InsertedLicense) {
  const found = await rows<{ name: string }>(
    pool,
    sql`SELECT name FROM events WHERE license_id = ${id} ORDER BY id`,
  );
  return found.map(({ name }) => name);
}

describe("reading a license", () => {
  for (const status of licenseStatuses) {
    it(`says ${status} as the facts and the moment have it`, async () => {
      const license = await insertLicense(pool, store.id, states[status]);
      const told = await read(license);
      assert.equal(told.status, status);
      assert.equal(told.is_active, status === "active");
      assert.equal(told.is_expired, status === "expired");
      assert.equal(told.can_activate, status === "active" || status === "pending_activation");
      assert.equal(told.license_key, license.key);
      assert.equal(told.sale_id, license.saleId);
      assert.equal(told.customer?.id, license.customer);
    });

    it(`lists it under ${status} and under nothing else`, async () => {
      const license = await insertLicense(pool, store.id, states[status]);
      for (const asked of licenseStatuses) {
        const list = await request(
          "GET",
          `/v1/licenses?status=${asked}&customer_id=${license.customer}&product_id=${license.product}`,
        );
        const found = licensesResponse.parse(list.body).data.data.map(({ id }) => id);
        assert.deepEqual(found, asked === status ? [license.publicId] : []);
      }
    });
  }

  it("tells the truth the moment it expires, whether or not the clock has looked", async () => {
    const license = await insertLicense(pool, store.id, { ...used, expiresAt: days(1) });
    setNow(new Date(days(1).getTime() - 1));
    assert.equal((await read(license)).status, "active");
    setNow(days(1));
    const told = await read(license);
    assert.equal(told.status, "expired");
    assert.equal(told.expired_at, "2026-03-16T12:00:00.000000Z");
  });
});

describe("activating", () => {
  it("a license that waits for it makes it active, and its validity begins", async () => {
    const license = await insertLicense(pool, store.id, { validity: { amount: 1, unit: "month" } });
    const answer = await activate(license, { device_identifier: "desk" });
    assert.equal(answer.status, 200);
    const told = licenseResponse.parse(answer.body);
    assert.match(told.message, /activated/i);
    assert.equal(told.data.status, "active");
    assert.equal(told.data.activated_at, "2026-03-15T12:00:00.000000Z");
    assert.equal(told.data.expires_at, "2026-04-15T12:00:00.000000Z");
    assert.equal(told.data.activation_count, 1);
    assert.equal(told.data.activations_remaining, 2);
    assert.deepEqual(await read(license), told.data);
    assert.deepEqual(await eventsOf(license), ["license.activated"]);
  });

  it("an active one takes one more slot and moves neither its beginning nor its end", async () => {
    const license = await insertLicense(pool, store.id, { ...states.active, expiresAt: days(5) });
    const { data } = licenseResponse.parse((await activate(license)).body);
    assert.equal(data.activation_count, 2);
    assert.equal(data.activated_at, "2026-03-05T12:00:00.000000Z");
    assert.equal(data.expires_at, "2026-03-20T12:00:00.000000Z");
  });

  const refusals = [
    ["revoked", states.revoked, "license_revoked"],
    ["expired", states.expired, "license_expired"],
    ["used up", { ...used, maxActivations: 1 }, "license_limit_reached"],
    [
      "revoked, expired and used up",
      { ...states.expired, revokedAt: days(-2), maxActivations: 1 },
      "license_revoked",
    ],
    ["expired and used up", { ...states.expired, maxActivations: 1 }, "license_expired"],
  ] as const;
  for (const [which, facts, code] of refusals) {
    it(`one that is ${which} is refused as ${code}, and nothing changes`, async () => {
      const license = await insertLicense(pool, store.id, facts);
      const before = await read(license);
      assertRefused(await activate(license, { device_identifier: "desk" }), code);
      assert.deepEqual(await read(license), before);
      assert.deepEqual((await history(license)).activations, []);
      assert.deepEqual(await eventsOf(license), ["license.activation_refused"]);
    });
  }

  it("says three different things for the three refusals, and 404 for a key it doesn't know", async () => {
    const messages = new Set<string>();
    for (const [, facts, code] of refusals) {
      messages.add(assertRefused(await activate(await insertLicense(pool, store.id, facts)), code).message);
    }
    assert.equal(messages.size, 3);
    assertRefused(await request("POST", "/v1/licenses/NO-SUCH-KEY/activate"), "license_not_found");
  });

  it("takes a body or none, and keeps the device's name as it was given", async () => {
    const license = await insertLicense(pool, store.id, { maxActivations: 6 });
    for (const body of [undefined, "", {}, { device_identifier: null }, { device_identifier: " Desk " }]) {
      assert.equal((await activate(license, body)).status, 200);
    }
    const names = (await history(license)).activations.map(({ device_identifier: name }) => name);
    assert.deepEqual(names, [" Desk ", null, null, null, null]);
    const long = await activate(license, { device_identifier: "x".repeat(256) });
    assert.deepEqual(Object.keys(assertRefused(long, "validation_failed").errors), ["device_identifier"]);
    assert.equal((await activate(license, { device_identifier: "x".repeat(255) })).status, 200);
  });

  it("keeps where it came from", async () => {
    const license = await insertLicense(pool, store.id);
    const path = `/v1/licenses/${license.key}/activate`;
    await request("POST", path, { address: "192.0.2.7", headers: { "user-agent": "FocusTimer/2" } });
    await request("POST", path, { address: "192.0.2.8" });
    const kept = (await history(license)).activations.map(
      ({ activated_by_ip: ip, user_agent: agent, issued_license_id: of }) => [ip, agent, of],
    );
    assert.deepEqual(kept, [
      ["192.0.2.8", "", license.id],
      ["192.0.2.7", "FocusTimer/2", license.id],
    ]);
  });
});

describe("revoking", () => {
  for (const status of ["pending_activation", "active", "expired"] as const) {
    it(`a license that is ${status} ends it for ever`, async () => {
      const license = await insertLicense(pool, store.id, states[status]);
      const answer = await revoke(license, { reason: " Charged back " });
      assert.equal(answer.status, 200);
      const { data, message } = revokeResponse.parse(answer.body);
      assert.match(message, /revoked/i);
      assert.equal(data.status, "revoked");
      assert.equal(data.is_active, false);
      assert.equal(data.can_activate, false);
      assert.equal(data.revoked_at, "2026-03-15T12:00:00.000000Z");
      assert.equal(data.revocation?.reason, "Charged back");
      assert.match(data.revocation?.by ?? "", /^API key /);
      assert.equal((await read(license)).status, "revoked");
      assert.deepEqual(await eventsOf(license), ["license.revoked"]);
      assertRefused(await activate(license), "license_revoked");
    });
  }

  it("keeps the activation records", async () => {
    const license = await insertLicense(pool, store.id);
    await activate(license, { device_identifier: "desk" });
    const before = await history(license);
    await revoke(license);
    assert.deepEqual(await history(license), before);
  });

  it("a second time is refused, changes nothing and is no event", async () => {
    const license = await insertLicense(pool, store.id);
    await revoke(license, { reason: "first" });
    const before = await read(license);
    setNow(days(1));
    assertRefused(await revoke(license, { reason: "second" }), "license_already_revoked");
    assert.deepEqual(await read(license), before);
    assert.deepEqual(await eventsOf(license), ["license.revoked"]);
  });

  it("a key that the store doesn't have is answered 404", async () => {
    assertRefused(await request("POST", "/v1/licenses/NO-SUCH-KEY/revoke"), "license_not_found");
  });

  it("takes a body or none", async () => {
    for (const body of [undefined, "", {}, { reason: null }, { reason: "  " }]) {
      const license = await insertLicense(pool, store.id);
      const { data } = revokeResponse.parse((await revoke(license, body)).body);
      assert.equal(data.revocation?.reason, null);
    }
  });

  it("refuses a reason over 500 characters, and nothing has happened", async () => {
    const license = await insertLicense(pool, store.id);
    const refused = assertRefused(await revoke(license, { reason: "x".repeat(501) }), "validation_failed");
    assert.deepEqual(Object.keys(refused.errors), ["reason"]);
    assert.equal((await read(license)).status, "pending_activation");
    assert.deepEqual(await eventsOf(license), []);
    assert.equal((await revoke(license, { reason: "x".repeat(500) })).status, 200);
  });
});
