import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import type { Role } from "../auth/roles.ts";
import { setPassword } from "./account.ts";
import { inStaffTransaction } from "./database.ts";
import { changeRole, everPeople, people, removeStaff } from "./people.ts";
import { accountByEmail, accountOfSession, addStaff, hasStaff } from "./staff.ts";
import { testStaffDatabase } from "./testing/database.ts";

const db = await testStaffDatabase();
const now = new Date("2026-03-10T12:00:00Z");
const demo = false;

beforeEach(async () => {
  await db.query("DELETE FROM invitations");
  await db.query("DELETE FROM staff");
});

async function add(name: string, role: Role, isDemo = false): Promise<number> {
  const email = `${name.toLowerCase()}@shop.example`;
  const id = await addStaff(db, { name, email, role, passwordHash: "x", demo: isDemo });
  assert.ok(id !== undefined);
  return id;
}

const change = (id: number, role: Role) => inStaffTransaction(db, (tx) => changeRole(tx, { id, role, demo }));
const remove = (id: number) => inStaffTransaction(db, (tx) => removeStaff(tx, { id, demo, now }));

describe("who works here", () => {
  test("has an address of their own, and whoever has one already is not added twice", async () => {
    await add("Ana", "owner");
    const again = { name: "Other", email: "ana@shop.example", role: "viewer", passwordHash: null } as const;
    assert.equal(await addStaff(db, again), undefined);
  });

  test("loses access with the removal, at the next request, and may come back as somebody new", async () => {
    await add("Ana", "owner");
    const bo = await add("Bo", "support");
    assert.equal((await accountOfSession(db, bo, 1, demo))?.role, "support");
    assert.ok((await remove(bo)).ok);
    assert.equal(await accountOfSession(db, bo, 1, demo), undefined);
    assert.equal(await accountOfSession(db, bo, 2, demo), undefined);
    assert.equal(await accountByEmail(db, "bo@shop.example", demo), undefined);
    const later = await add("Bo", "viewer");
    assert.notEqual(later, bo);
    assert.deepEqual((await remove(bo)).ok, false);
  });

  test("has the new role at the next request, with the session they have", async () => {
    await add("Ana", "owner");
    const bo = await add("Bo", "support");
    assert.ok((await change(bo, "viewer")).ok);
    assert.equal((await accountOfSession(db, bo, 1, demo))?.role, "viewer");
  });

  test("is signed out everywhere else by a new password", async () => {
    const ana = await add("Ana", "owner");
    assert.deepEqual(await setPassword(db, ana, "y"), { ok: true, data: 2 });
    assert.equal(await accountOfSession(db, ana, 1, demo), undefined);
    assert.equal((await accountOfSession(db, ana, 2, demo))?.id, ana);
  });
});

test("who was removed is still to be found in the audit log, after those who are here", async () => {
  const ana = await add("Ana", "owner");
  const zoe = await add("Zoe", "owner");
  await remove(ana);
  assert.deepEqual(
    (await everPeople(db, demo)).map(({ id }) => id),
    [zoe, ana],
  );
});

describe("the last owner", () => {
  test("is neither removed nor given another role", async () => {
    const ana = await add("Ana", "owner");
    await add("Bo", "support");
    assert.deepEqual(await remove(ana), { ok: false, refusal: "last_owner" });
    assert.deepEqual(await change(ana, "viewer"), { ok: false, refusal: "last_owner" });
    assert.ok((await change(ana, "owner")).ok);
  });

  test("is left when two owners remove or demote each other at once", async () => {
    for (let time = 0; time < 10; time++) {
      const ana = await add(`Ana${time}`, "owner");
      const bo = await add(`Bo${time}`, "owner");
      await Promise.all([remove(ana), change(bo, "support")]);
      const owners = (await people(db, demo)).filter(({ role }) => role === "owner");
      assert.equal(owners.length, 1);
      await db.query("DELETE FROM staff");
    }
  });

  test("of production does not rest on the demo's owner", async () => {
    await add("Olive", "owner", true);
    const ana = await add("Ana", "owner");
    assert.deepEqual(await remove(ana), { ok: false, refusal: "last_owner" });
  });
});

test("production knows none of the demo's accounts, whose password everybody knows", async () => {
  const olive = await add("Olive", "owner", true);
  assert.equal(await hasStaff(db, false), false);
  assert.equal(await accountByEmail(db, "olive@shop.example", false), undefined);
  assert.equal(await accountOfSession(db, olive, 1, false), undefined);
  assert.deepEqual(await people(db, false), []);
  assert.deepEqual(await change(olive, "viewer"), { ok: false, refusal: "person_gone" });
  assert.equal((await accountOfSession(db, olive, 1, true))?.id, olive);
});
