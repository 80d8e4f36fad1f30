import assert from "node:assert/strict";
import { test } from "node:test";
import { around } from "../audit/around.ts";
import { testStaffDatabase } from "../staff/testing/database.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import type { ActedLicense } from "./acted.ts";
import { revokedHere } from "./revoked-here.ts";

const db = await testStaffDatabase();
const whence = { ip: "203.0.113.7", userAgent: "" };

async function revokes(name: string, key: string, outcome: ActedLicense["outcome"] | null, minute: number) {
  const acted = { license: null, outcome: outcome ?? "done" };
  const answer = outcome ? succeeded(acted) : failed<ActedLicense>(problem("silent", "store.example"));
  const context = {
    db: async () => db,
    clock: () => new Date(Date.UTC(2026, 2, 10, 12, minute)),
    doer: { id: 1, name, email: `${name}@shop.example` },
    deed: { act: "license.revoke", subject: { kind: "license", id: key }, detail: {} } as const,
    whence,
    resultOf: (done: ActedLicense) => ({ outcome: done.outcome }),
    onLost: () => {},
  };
  await around(context, async () => answer);
}

test("who revoked a license is the colleague who did it, not who failed before or came second", async () => {
  const key = "7F3K0-AAAAA-BBBBB-Q2MZ0";
  await revokes("Fay", key, null, 0);
  await revokes("Ana", key, "done", 1);
  await revokes("Bo", key, "already", 2);
  assert.equal(await revokedHere(db, key), "Ana");
});

test("what was revoked elsewhere was revoked by nobody here", async () => {
  await revokes("Bo", "7F3K0-AAAAA-BBBBB-Q2MZ1", "already", 0);
  assert.equal(await revokedHere(db, "7F3K0-AAAAA-BBBBB-Q2MZ1"), null);
  assert.equal(await revokedHere(db, "7F3K0-AAAAA-BBBBB-Q2MZ2"), null);
});
