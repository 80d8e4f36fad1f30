import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { removalResponse } from "#contract/activation-removal.ts";
import { activationsResponse, licenseResponse } from "#contract/license.ts";
import { row, rows, sql } from "../../db/statement.ts";
import { insertLicense } from "../../testing/fixtures/license.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { pool, store, otherStore, request: send, freshKey, setNow } = await testService();
const begin = new Date("2026-03-15T12:00:00Z");
const later = (seconds: number) => setNow(new Date(begin.getTime() + seconds * 1_000));
let key = "";
let asked = 0;
beforeEach(async () => {
  later(0);
  key = await freshKey(store, ["manage"]);
  asked = 0;
});

async function request(method: string, path: string, body?: unknown, as?: string) {
  asked += 1;
  if (asked % 80 === 0) key = await freshKey(store, ["manage"]);
  return send(method, path, { key: as ?? key, ...(body === undefined ? {} : { body }) });
}

/** A license with these devices on it, the first activated first. */
async function licenseOn(devices: (string | null)[], maxActivations = 10) {
  const license = await insertLicense(pool, store.id, { maxActivations });
  for (const [place, device_identifier] of devices.entries()) {
    later(place);
    const body = device_identifier === null ? {} : { device_identifier };
    assert.equal((await request("POST", `/v1/licenses/${license.key}/activate`, body)).status, 200);
  }
  const { activations } = await historyOf(license.key);
  return { ...license, ids: activations.map(({ id }) => id).reverse() };
}

async function historyOf(license: string) {
  const { body } = await request("GET", `/v1/licenses/${license}/activations`);
  return activationsResponse.parse(body).data;
}

const pathOf = (license: string, id: unknown) => `/manage/v1/licenses/${license}/activations/${id}`;

async function removed(license: string, id: unknown, body?: unknown) {
  const answer = await request("DELETE", pathOf(license, id), body);
  assert.equal(answer.status, 200, answer.text);
  return removalResponse.parse(answer.body).data;
}

function eventsOf(licenseId: number) {
  return rows<{ data: Record<string, unknown> }>(
    pool,
    sql`SELECT data FROM events WHERE license_id = ${licenseId} AND name = 'license.deactivated' ORDER BY id`,
  );
}

describe("removing an activation", () => {
  test("frees its slot, and its record stays as it was but for when it was removed", async () => {
    const license = await licenseOn(["Mac", "iPad"], 2);
    const before = await historyOf(license.key);
    assertRefused(await request("POST", `/v1/licenses/${license.key}/activate`), "license_limit_reached");
    later(60);
    const done = await removed(license.key, license.ids[0], { reason: " Stolen " });
    assert.deepEqual(done.license.activations, { count: 1, max: 2, remaining: 1 });
    assert.equal(done.license.can_activate, true);
    assert.equal(done.license.updated_at, "2026-03-15T12:01:00.000000Z");
    const [mac] = done.removed;
    assert.equal(mac?.removed_at, "2026-03-15T12:01:00.000000Z");

    const after = await historyOf(license.key);
    assert.deepEqual(after.summary, { total_activations: 1, max_activations: 2, activations_remaining: 1 });
    assert.deepEqual(after.activations, [
      before.activations[0],
      { ...before.activations[1], removed_at: mac?.removed_at },
    ]);
    const { body } = await request("GET", `/v1/licenses/${license.key}`);
    assert.deepEqual(licenseResponse.parse(body).data, done.license);
    assert.equal((await request("POST", `/v1/licenses/${license.key}/activate`)).status, 200);
  });

  test("is kept with who did it and why, and told", async () => {
    const license = await licenseOn(["Mac"]);
    await removed(license.key, license.ids[0], { reason: "Stolen" });
    const by = `API key ${key.split("_")[2]}`;
    const kept = await row(
      pool,
      sql`SELECT removed_by, reason FROM activation_removals WHERE activation_id = ${license.ids[0]}`,
    );
    assert.deepEqual(kept, { removed_by: by, reason: "Stolen" });
    const event = { activation_id: license.ids[0], device_identifier: "Mac", by, reason: "Stolen" };
    assert.deepEqual(await eventsOf(license.id), [{ data: event }]);
  });

  test("leaves when the license began and ends as it was", async () => {
    const license = await licenseOn(["Mac"]);
    const { activated_at, status } = (await removed(license.key, license.ids[0])).license;
    assert.deepEqual(
      { activated_at, status },
      { activated_at: "2026-03-15T12:00:00.000000Z", status: "active" },
    );
  });

  test("twice is refused and frees nothing more", async () => {
    const license = await licenseOn(["Mac", "iPad"]);
    await removed(license.key, license.ids[0]);
    assertRefused(await request("DELETE", pathOf(license.key, license.ids[0])), "activation_already_removed");
    assert.equal((await historyOf(license.key)).summary.total_activations, 1);
    assert.equal((await eventsOf(license.id)).length, 1);
  });

  test("of a revoked license is refused and tells nobody", async () => {
    const license = await licenseOn(["Mac"]);
    await request("POST", `/v1/licenses/${license.key}/revoke`);
    assertRefused(
      await request("DELETE", pathOf(license.key, license.ids[0])),
      "activation_of_revoked_license",
    );
    assert.equal((await historyOf(license.key)).activations[0]?.removed_at, null);
    assert.deepEqual(await eventsOf(license.id), []);
  });

  test("needs the license that it belongs to, in the key's own store", async () => {
    const license = await licenseOn(["Mac"]);
    const other = await licenseOn(["Mac"]);
    assertRefused(await request("DELETE", pathOf(license.key, other.ids[0])), "activation_not_found");
    for (const id of ["0", "-1", "1e3", "nothing", "9".repeat(40), "1.5"])
      assertRefused(await request("DELETE", pathOf(license.key, id)), "activation_not_found");
    assertRefused(await request("DELETE", pathOf("AAAAA", license.ids[0])), "license_not_found");
    const theirs = await freshKey(otherStore, ["manage"]);
    const answer = await request("DELETE", pathOf(license.key, license.ids[0]), undefined, theirs);
    assertRefused(answer, "license_not_found");
    assert.equal((await historyOf(license.key)).summary.total_activations, 1);
  });

  test("asked for twenty times at once happens once", async () => {
    const license = await licenseOn(["Mac", "iPad", "iMac"]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => request("DELETE", pathOf(license.key, license.ids[1]))),
    );
    const refused = answers.filter(({ status }) => status !== 200);
    assert.equal(refused.length, 19);
    for (const answer of refused) assertRefused(answer, "activation_already_removed");
    assert.equal((await historyOf(license.key)).summary.total_activations, 2);
    assert.equal((await eventsOf(license.id)).length, 1);
  });

  test("while others activate never counts more slots than are held", async () => {
    const license = await licenseOn(["a", "b", "c"], 4);
    await Promise.all([
      ...license.ids.map((id) => request("DELETE", pathOf(license.key, id))),
      ...Array.from({ length: 10 }, () => request("POST", `/v1/licenses/${license.key}/activate`)),
    ]);
    const { activations, summary } = await historyOf(license.key);
    assert.equal(
      summary.total_activations,
      activations.filter(({ removed_at }) => removed_at === null).length,
    );
    assert.ok(summary.total_activations <= 4);
  });
});

describe("freeing a device", () => {
  const free = (license: string, body: unknown = { device_identifier: "Mac" }) =>
    request("POST", `/manage/v1/licenses/${license}/devices/free`, body);

  test("leaves it its newest slot, and other devices theirs", async () => {
    const license = await licenseOn(["Mac", "iPad", "Mac", null, "Mac", "mac"]);
    const answer = await free(license.key);
    const { data, message } = removalResponse.parse(answer.body);
    assert.equal(message, "2 activations removed successfully.");
    assert.deepEqual(
      data.removed.map(({ id }) => id),
      [license.ids[2], license.ids[0]],
    );
    assert.equal(data.license.activation_count, 4);
    const { activations } = await historyOf(license.key);
    const still = activations.filter(({ removed_at }) => removed_at === null).map(({ id }) => id);
    assert.deepEqual(
      still.reverse(),
      [1, 3, 4, 5].map((place) => license.ids[place]),
    );
    const told = await eventsOf(license.id);
    assert.deepEqual(
      told.map(({ data }) => data.activation_id),
      [license.ids[2], license.ids[0]],
    );
  });

  test("again, or one that holds one slot, removes nothing", async () => {
    const license = await licenseOn(["Mac", "Mac"]);
    await free(license.key);
    const { data } = removalResponse.parse((await free(license.key)).body);
    assert.deepEqual(data.removed, []);
    assert.equal(data.license.activation_count, 1);
  });

  test("that holds none, of a license that is unknown or revoked, is refused", async () => {
    const license = await licenseOn(["Mac", "Mac"]);
    assertRefused(await free(license.key, { device_identifier: "iPad" }), "device_not_found");
    assertRefused(await free("AAAAA"), "license_not_found");
    assertRefused(await free(license.key, {}), "validation_failed");
    await request("POST", `/v1/licenses/${license.key}/revoke`);
    assertRefused(await free(license.key), "activation_of_revoked_license");
    assert.equal((await historyOf(license.key)).summary.total_activations, 2);
  });

  test("at once with itself and with removals gives each slot back once", async () => {
    const license = await licenseOn(["Mac", "Mac", "Mac", "Mac"]);
    await Promise.all([
      ...Array.from({ length: 5 }, () => free(license.key)),
      ...license.ids.slice(0, 2).map((id) => request("DELETE", pathOf(license.key, id))),
    ]);
    const { activations, summary } = await historyOf(license.key);
    assert.equal(summary.total_activations, 1);
    assert.deepEqual(
      activations.filter(({ removed_at }) => removed_at === null).map(({ id }) => id),
      [license.ids[3]],
    );
    assert.equal((await eventsOf(license.id)).length, 3);
  });
});
