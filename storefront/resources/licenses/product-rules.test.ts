import assert from "node:assert/strict";
import { beforeEach, describe, it } from "node:test";
import { activationsResponse, licenseResponse } from "#contract/license.ts";
import { inTransaction } from "../../db/transaction.ts";
import {
  type InsertedLicense,
  insertLicense,
  insertLicensedPurchase,
  removeActivation,
} from "../../testing/fixtures/license.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";
import { issueLicenses } from "./issue.ts";

const { pool, store, request, setNow } = await testService();
const now = new Date("2026-01-31T12:00:00Z");
beforeEach(() => setNow(now));

type Named = Pick<InsertedLicense, "key">;
const activate = ({ key }: Named, device?: string) =>
  request("POST", `/v1/licenses/${key}/activate`, { body: device ? { device_identifier: device } : {} });
const read = async ({ key }: Named) =>
  licenseResponse.parse((await request("GET", `/v1/licenses/${key}`)).body).data;
const history = async ({ key }: Named) =>
  activationsResponse.parse((await request("GET", `/v1/licenses/${key}/activations`)).body).data;

describe("a device that activates again", () => {
  it("takes one more slot where the product says nothing else", async () => {
    const license = await insertLicense(pool, store.id, { maxActivations: 2 });
    for (let time = 0; time < 2; time += 1) assert.equal((await activate(license, "desk")).status, 200);
    assert.equal((await history(license)).activations.length, 2);
    assertRefused(await activate(license, "desk"), "license_limit_reached");
  });

  it("comes back to its slot where the product allows it, even when all are taken", async () => {
    const license = await insertLicense(pool, store.id, { maxActivations: 2, reusesDeviceSlot: true });
    for (const device of ["desk", "desk", "lap", "lap"]) {
      assert.equal((await activate(license, device)).status, 200);
    }
    assert.equal((await read(license)).activation_count, 2);
    assert.equal((await history(license)).activations.length, 2);
    assertRefused(await activate(license, "phone"), "license_limit_reached");
    assertRefused(await activate(license), "license_limit_reached");
  });

  it("needs a slot again after its own was freed", async () => {
    const license = await insertLicense(pool, store.id, { maxActivations: 1, reusesDeviceSlot: true });
    await activate(license, "desk");
    const [first] = (await history(license)).activations;
    await removeActivation(pool, store.id, first?.id ?? 0, now);
    assert.equal((await activate(license, "lap")).status, 200);
    assertRefused(await activate(license, "desk"), "license_limit_reached");
  });

  it("does not come back to a license that has ended", async () => {
    const validity = { amount: 1, unit: "day" } as const;
    const license = await insertLicense(pool, store.id, { validity, reusesDeviceSlot: true });
    await activate(license, "desk");
    setNow(new Date("2026-02-01T12:00:00Z"));
    assertRefused(await activate(license, "desk"), "license_expired");
  });
});

describe("a freed slot", () => {
  it("is taken by another device, and the record stays, saying when it was removed", async () => {
    const license = await insertLicense(pool, store.id, { maxActivations: 1 });
    await activate(license, "desk");
    const [first] = (await history(license)).activations;
    assert.equal(first?.removed_at, null);
    setNow(new Date("2026-02-02T12:00:00Z"));
    await removeActivation(pool, store.id, first?.id ?? 0, new Date("2026-02-02T12:00:00Z"));
    const { summary, activations } = await history(license);
    assert.deepEqual(summary, { total_activations: 0, max_activations: 1, activations_remaining: 1 });
    assert.deepEqual(activations, [{ ...first, removed_at: "2026-02-02T12:00:00.000000Z" }]);
    const { data } = licenseResponse.parse((await activate(license, "lap")).body);
    assert.equal(data.activation_count, 1);
    assert.equal(data.activated_at, "2026-01-31T12:00:00.000000Z");
    const devices = (await history(license)).activations.map(({ device_identifier: device }) => device);
    assert.deepEqual(devices, ["lap", "desk"]);
  });
});

describe("a license is issued", () => {
  async function issued(rules: Parameters<typeof insertLicensedPurchase>[2]) {
    const purchase = await insertLicensedPurchase(pool, store.id, rules);
    const sale = { storeId: store.id, ...purchase, customMetadata: { seat: 7 } };
    const [license] = await inTransaction(pool, (tx) => issueLicenses(tx, sale, now));
    assert.ok(license);
    return { key: license.licenseKey };
  }

  it("waiting for its first device, with the metadata of its checkout", async () => {
    const license = await issued({ maxActivations: 4, validity: { amount: 1, unit: "month" } });
    const told = await read(license);
    assert.match(license.key, /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/);
    assert.equal(told.status, "pending_activation");
    assert.equal(told.expires_at, null);
    assert.equal(told.max_activations, 4);
    assert.deepEqual(told.metadata, { seat: 7 });
  });

  it("active at once where the product needs no activation, its validity running from then on", async () => {
    const told = await read(
      await issued({ needsNoActivation: true, validity: { amount: 1, unit: "month" } }),
    );
    assert.equal(told.status, "active");
    assert.equal(told.activated_at, "2026-01-31T12:00:00.000000Z");
    assert.equal(told.expires_at, "2026-02-28T12:00:00.000000Z");
    assert.equal(told.activation_count, 0);
  });
});
