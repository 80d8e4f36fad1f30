import assert from "node:assert/strict";
import { test } from "node:test";
import type { AuditRow } from "#lib/audit/row.ts";
import { en } from "#lib/messages/en.ts";
import { remarkOf } from "./remark.ts";

const row = (about: Partial<AuditRow>): AuditRow => ({
  id: 1,
  created_at: "2026-03-10T12:00:00Z",
  staff: { id: 1, name: "Ana", email: "ana@shop.example" },
  act: "license.revoke",
  subject: { kind: "license", id: "K", label: null },
  detail: {},
  outcome: "done",
  code: null,
  result: {},
  ended_at: null,
  ip: "203.0.113.7",
  user_agent: "",
  program: null,
  ...about,
});
const remark = (about: Partial<AuditRow>) => remarkOf(row(about), en);

test("an act is remarked on with what was given, in words", () => {
  assert.equal(remark({ detail: { reason: "refund requested", other: null } }), "refund requested");
  assert.equal(remark({ detail: { role: "viewer" } }), "Viewer");
  assert.equal(remark({}), "");
});

test("one that was not done tells why, and one that a colleague did before says so", () => {
  assert.equal(remark({ outcome: "refused", code: "last_owner" }), "This is the last owner.");
  assert.equal(remark({ outcome: "refused", code: "license_revoked" }), "This license was revoked.");
  assert.equal(remark({ outcome: "refused", code: "from_a_later_version" }), "from_a_later_version");
  assert.equal(remark({ result: { outcome: "already" } }), "A colleague had done it before");
});
