import assert from "node:assert/strict";
import { test } from "node:test";
import { activationsResponse, licenseResponse, licensesResponse } from "#contract/license.ts";
import { insertLicense } from "../../testing/fixtures/license.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { pool, store, request } = await testService();
const path = (typed: string, rest = "") => `/v1/licenses/${encodeURIComponent(typed)}${rest}`;
const found = async (typed: string) =>
  licenseResponse.parse((await request("GET", path(typed))).body).data.id;

test("a key is found however it was typed, in every path that names one", async () => {
  const key = "7F3KA-0MNPQ-RST1W-Q2MZX";
  const { publicId, id } = await insertLicense(pool, store.id, { key, maxActivations: 9 });
  const misread = "7f3ka-omnpq-rstlw-q2mzx";
  for (const typed of [key, misread, misread.replaceAll("-", ""), ` ${key.replaceAll("-", " ")} `]) {
    assert.equal(await found(typed), publicId);
    assert.equal((await request("POST", path(typed, "/activate"))).status, 200);
  }
  const history = await request("GET", path(misread, "/activations"));
  const records = activationsResponse.parse(history.body).data.activations;
  assert.deepEqual(new Set(records.map(({ issued_license_id: of }) => of)), new Set([id]));
  assert.equal((await request("GET", path(misread, "/attempts"))).status, 200);
  assert.equal((await request("POST", path(misread, "/revoke"))).status, 200);
});

test("a key from another shop is found as it is, also one that looks like ours misread", async () => {
  const imported = await insertLicense(pool, store.id, { key: "oldshop-Key/42" });
  const alike = await insertLicense(pool, store.id, { key: "abcdeo12345abcdei234" });
  assert.equal(await found("oldshop-Key/42"), imported.publicId);
  assertRefused(await request("GET", path("OLDSHOP-KEY/42")), "license_not_found");
  assert.equal(await found("abcdeo12345abcdei234"), alike.publicId);
  assert.equal((await request("POST", path(" abcdeo12345abcdei234", "/activate"))).status, 200);
  assert.equal((await request("POST", path("abcdeo12345abcdei234", "/revoke"))).status, 200);
});

test("where both are there, it is the one that is written exactly so", async () => {
  const ours = await insertLicense(pool, store.id, { key: "ABCDE-01234-ABCDE-F1234" });
  const theirs = await insertLicense(pool, store.id, { key: "abcdeo1234abcdefi234" });
  assert.equal(await found("abcdeo1234abcdefi234"), theirs.publicId);
  assert.equal(await found("ABCDE-01234-ABCDE-F1234"), ours.publicId);
  assert.equal(await found("ABCDE-O1234-ABCDE-FI234"), ours.publicId);
});

test("the list is searched by a key however it was typed", async () => {
  const listed = async (term: string) => {
    const { body } = await request("GET", `/v1/licenses?search=${encodeURIComponent(term)}`);
    return licensesResponse.parse(body).data.data.map(({ id }) => id);
  };
  const ours = await insertLicense(pool, store.id, { key: "9ABCD-00111-EFGHJ-KMNPQ" });
  const alike = await insertLicense(pool, store.id, { key: "zzzzzoIzzzzzoIzzzzzo" });
  for (const typed of [ours.key, "9abcd-oo1il-efghj-kmnpq", "9abcdoo1ilefghjkmnpq", "9ABCD", "kmnpq"]) {
    assert.deepEqual(await listed(typed), [ours.publicId], typed);
  }
  assert.deepEqual(await listed(alike.key), [alike.publicId]);
});
