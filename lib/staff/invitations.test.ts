import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { inStaffTransaction } from "./database.ts";
import { type Invite, invitationOf, invite, openInvitations, withdrawInvitation } from "./invitations.ts";
import { begin, join } from "./join.ts";
import { removeStaff } from "./people.ts";
import { accountByEmail, accountOfSession, addStaff } from "./staff.ts";
import { testStaffDatabase } from "./testing/database.ts";

const db = await testStaffDatabase();
const now = new Date("2026-03-10T12:00:00Z");
const DAY = 24 * 60 * 60_000;
const after = (days: number) => new Date(now.getTime() + days * DAY);
let ana: number;

beforeEach(async () => {
  await db.query("DELETE FROM invitations");
  await db.query("DELETE FROM staff");
  ana =
    (await addStaff(db, { name: "Ana", email: "ana@shop.example", role: "owner", passwordHash: "x" })) ?? 0;
});

const send = (about: Partial<Invite> = {}) =>
  inStaffTransaction(db, (tx) =>
    invite(tx, { email: "bo@shop.example", role: "support", invitedBy: ana, now, ...about }),
  );

async function sent(about: Partial<Invite> = {}): Promise<string> {
  const link = await send(about);
  assert.ok(link.ok);
  return link.data;
}

const come = (token: string, at = now) =>
  inStaffTransaction(db, (tx) => join(tx, { token, name: "Bo", passwordHash: "y", now: at }));

describe("an invitation", () => {
  test("makes an account with the role it was made for, once", async () => {
    const token = await sent();
    assert.equal((await invitationOf(db, token, now))?.email, "bo@shop.example");
    assert.ok((await come(token)).ok);
    const bo = await accountByEmail(db, "bo@shop.example", false);
    assert.deepEqual([bo?.name, bo?.role, bo?.passwordHash], ["Bo", "support", "y"]);
    assert.equal(await invitationOf(db, token, now), undefined);
    assert.deepEqual(await come(token), { ok: false, refusal: "person_gone" });
  });

  test("lets one in of many who follow its link at once", async () => {
    const token = await sent();
    const all = await Promise.all(Array.from({ length: 5 }, () => come(token)));
    assert.equal(all.filter(({ ok }) => ok).length, 1);
  });

  test("ends after seven days", async () => {
    const token = await sent();
    assert.ok(await invitationOf(db, token, after(6.99)));
    assert.equal(await invitationOf(db, token, after(7)), undefined);
    assert.deepEqual(await come(token, after(7)), { ok: false, refusal: "person_gone" });
    assert.deepEqual(await openInvitations(db, after(7)), []);
  });

  test("that was withdrawn opens nothing", async () => {
    const token = await sent();
    const [open] = await openInvitations(db, now);
    assert.ok(open && (await withdrawInvitation(db, open.id, now)).ok);
    assert.deepEqual(await come(token), { ok: false, refusal: "person_gone" });
    assert.deepEqual(await withdrawInvitation(db, open.id, now), { ok: false, refusal: "person_gone" });
  });

  test("for the same address replaces the one before, also when two are made at once", async () => {
    const first = await sent();
    await Promise.all([send(), send()]);
    assert.equal(await invitationOf(db, first, now), undefined);
    assert.equal((await openInvitations(db, now)).length, 1);
  });

  test("is not made for somebody who works here", async () => {
    assert.deepEqual(await send({ email: "ana@shop.example" }), { ok: false, refusal: "already_staff" });
  });

  test("is kept without what opens it", async () => {
    const token = await sent();
    const { rows } = await db.query<{ whole: string }>("SELECT invitations::text AS whole FROM invitations");
    assert.ok(rows[0] && !rows[0].whole.includes(token));
  });
});

describe("a link for a new password", () => {
  test("sets it, keeps the person, and ends their sessions", async () => {
    const token = await sent({ email: "ana@shop.example", role: "owner", staffId: ana });
    const renewed = await come(token);
    assert.ok(renewed.ok);
    assert.deepEqual(renewed.data, { id: ana, name: "Ana", email: "ana@shop.example", version: 2 });
    assert.equal(await accountOfSession(db, ana, 1, false), undefined);
  });

  test("of somebody who was removed meanwhile opens nothing", async () => {
    const email = "cy@shop.example";
    const cy = await addStaff(db, { name: "Cy", email, role: "viewer", passwordHash: null });
    assert.ok(cy !== undefined);
    const token = await sent({ email, role: "viewer", staffId: cy });
    await inStaffTransaction(db, (tx) => removeStaff(tx, { id: cy, demo: false, now }));
    assert.deepEqual(await come(token), { ok: false, refusal: "person_gone" });
  });
});

describe("the first owner", () => {
  const first = (email: string) => {
    const owner = { name: "First", email, passwordHash: "z", demo: false };
    return inStaffTransaction(db, (tx) => begin(tx, owner));
  };

  test("is made only while nobody is there", async () => {
    assert.deepEqual(await first("late@shop.example"), { ok: false, refusal: "person_gone" });
  });

  test("is one, however many try at once", async () => {
    await db.query("DELETE FROM staff");
    const all = await Promise.all([1, 2, 3, 4].map((n) => first(`first${n}@shop.example`)));
    assert.equal(all.filter(({ ok }) => ok).length, 1);
  });
});
