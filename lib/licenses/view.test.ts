import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { licenseNamed } from "../find/testing/store.ts";
import type { ActivationRow } from "../lists/activations.ts";
import { consequenceOf, deviceViews, type LicenseView, recordsOf, verdictOf } from "./view.ts";

const now = new Date("2026-11-03T14:09:00Z");
const KEY = "7F3KA-0MNPQ-RST1W-Q2MZX";

function activation(id: number, device: string | null, more: Partial<ActivationRow> = {}): ActivationRow {
  return {
    id,
    issued_license_id: 1,
    activated_by_ip: `203.0.113.${id}`,
    user_agent: "",
    device_identifier: device,
    metadata: null,
    created_at: `2026-03-0${id}T10:00:00.000000Z`,
    program: `Program ${id}`,
    ...more,
  };
}

const page = (rows: ActivationRow[], nextCursor: string | null = null) => ({
  rows,
  nextCursor,
  prevCursor: null,
  unreadable: 0,
  note: null,
});

const view = (more: Partial<LicenseView> = {}): LicenseView => ({
  license: licenseNamed(KEY, { activation_count: 3 }),
  lastAttempt: null,
  devices: [],
  freesSlots: true,
  records: 0,
  revokedBy: null,
  problem: null,
  ...more,
});

describe("the devices of a license", () => {
  it("are shown as they were seen last, the one that holds most slots first", () => {
    const rows = [activation(3, "MacBook-Ana"), activation(2, "iMac"), activation(1, "MacBook-Ana")];
    const shown = deviceViews(rows).map(({ identifier, slots, ip, program }) => [
      identifier,
      slots,
      ip,
      program,
    ]);
    assert.deepEqual(shown, [
      ["MacBook-Ana", 2, "203.0.113.3", "Program 3"],
      ["iMac", 1, "203.0.113.2", "Program 2"],
    ]);
  });

  it("leave out what was removed, and keep nameless ones apart", () => {
    const removed = activation(3, "Old", { removed_at: "2026-04-01T10:00:00.000000Z" });
    const shown = deviceViews([removed, activation(2, null), activation(1, null)]);
    assert.deepEqual(
      shown.map(({ identifier, slots, ip }) => [identifier, slots, ip]),
      [
        [null, 1, "203.0.113.2"],
        [null, 1, "203.0.113.1"],
      ],
    );
  });
});

describe("what a revocation means", () => {
  it("names the buyer, and counts a device once however many slots it holds", () => {
    const devices = deviceViews([activation(2, "MacBook-Ana"), activation(1, "MacBook-Ana")]);
    assert.deepEqual(consequenceOf(view({ devices, records: 2 })), {
      customer: "Ana Ruiz",
      product: "Brush Pack Pro",
      devices: 1,
      records: 2,
    });
  });

  it("names nobody where the store does not tell whose license it is", () => {
    const { customer: _, ...flat } = licenseNamed(KEY);
    assert.equal(consequenceOf(view({ license: flat })).customer, null);
  });

  it("counts the slots where the devices could not be read", () => {
    assert.equal(consequenceOf(view({ devices: null })).devices, 3);
  });

  it("counts all records of a short history, and no fewer than are in use of a long one", () => {
    const license = licenseNamed(KEY, { activation_count: 70, max_activations: 100 });
    const rows = [activation(2, null, { removed_at: "2026-04-01T10:00:00Z" }), activation(1, null)];
    assert.equal(recordsOf(page(rows), license), 2);
    assert.equal(recordsOf(page(rows, "more"), license), 70);
  });
});

describe("the verdict of a page", () => {
  it("opens with a fresh refusal and its reason", () => {
    const lastAttempt = {
      id: "1",
      license_key: "",
      license: null,
      outcome: "refused" as const,
      code: "license_limit_reached",
      device_identifier: null,
      ip_address: "",
      user_agent: "",
      created_at: "2026-11-03T14:05:00.000000Z",
    };
    const { tone, headline } = verdictOf(view({ lastAttempt }), now);
    assert.deepEqual([tone, headline.key], ["refused", "refused_limit_reached"]);
  });

  it("carries the reason of a revocation", () => {
    const revocation = { reason: "Chargeback", by: null, at: "2026-11-01T10:00:00.000000Z" };
    const license = licenseNamed(KEY, { revoked_at: revocation.at, revocation });
    const { headline } = verdictOf(view({ license }), now);
    assert.equal(headline.key === "license_revoked" && headline.params.reason, "Chargeback");
  });
});
