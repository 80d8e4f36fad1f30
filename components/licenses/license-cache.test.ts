import assert from "node:assert/strict";
import { test } from "node:test";
import { QueryClient } from "@tanstack/react-query";
import type { License } from "#contract/license.ts";
import type { Page } from "#lib/answer.ts";
import { licenseNamed } from "#lib/find/testing/store.ts";
import type { LicenseView } from "#lib/licenses/view.ts";
import { putLicense, viewKey } from "./license-cache.ts";

const one = licenseNamed("AAAAA-00000-00000-00000");
const other = licenseNamed("BBBBB-00000-00000-00000");
const revoked = { ...one, revoked_at: "2026-11-03T14:05:00.000000Z" };
const page = (rows: License[]): Page<License> => ({
  rows,
  nextCursor: null,
  prevCursor: null,
  unreadable: 0,
  note: null,
});

test("an act's answer is at once on the license's page and in every loaded list, and nowhere else", () => {
  const client = new QueryClient();
  const view: LicenseView = {
    license: one,
    lastAttempt: null,
    devices: [],
    freesSlots: true,
    records: 4,
    revokedBy: null,
    problem: null,
  };
  const lists = [
    ["list", "licenses", {}],
    ["list", "licenses", { status: "active" }],
  ];
  client.setQueryData(viewKey(one.license_key), view);
  for (const key of lists)
    client.setQueryData(key, { pages: [page([other]), page([one])], pageParams: [null, "x"] });
  putLicense(client, revoked);
  assert.deepEqual(client.getQueryData(viewKey(one.license_key)), { ...view, license: revoked });
  for (const key of lists) {
    assert.deepEqual(client.getQueryData(key), {
      pages: [page([other]), page([revoked])],
      pageParams: [null, "x"],
    });
  }
  assert.equal(client.getQueryData(viewKey(other.license_key)), undefined);
  client.clear();
});
