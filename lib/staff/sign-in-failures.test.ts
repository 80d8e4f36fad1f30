import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { beginTry, forgiveTry, type Tried } from "./sign-in-failures.ts";
import { testStaffDatabase } from "./testing/database.ts";

const db = await testStaffDatabase();
const start = Date.now();
const at = (seconds: number) => new Date(start + seconds * 1000);
const from = (account: string, address = "203.0.113.7"): Tried[] => [
  { kind: "account", name: account },
  { kind: "address", name: address },
];

beforeEach(async () => {
  await db.query("DELETE FROM sign_in_failures");
});

describe("a sign-in", () => {
  test("is slowed after wrong tries on its account, wherever they come from", async () => {
    for (let n = 0; n < 4; n++) assert.equal(await beginTry(db, from("ana", `203.0.113.${n}`), at(0)), 0);
    assert.ok((await beginTry(db, from("ana", "198.51.100.1"), at(0))) > 0);
    assert.equal(await beginTry(db, from("bo", "198.51.100.1"), at(0)), 0);
  });

  test("is slowed after wrong tries from its address, whatever account they were for", async () => {
    for (let n = 0; n < 20; n++) assert.equal(await beginTry(db, from(`guess${n}`), at(0)), 0);
    assert.ok((await beginTry(db, from("ana"), at(0))) > 0);
    assert.equal(await beginTry(db, from("ana", "198.51.100.1"), at(0)), 0);
  });

  test("that comes too soon does not make the wait longer", async () => {
    for (let n = 0; n < 4; n++) await beginTry(db, from("ana"), at(0));
    const wait = await beginTry(db, from("ana"), at(0));
    assert.equal(await beginTry(db, from("ana"), at(0)), wait);
    assert.equal(await beginTry(db, from("ana"), new Date(start + wait)), 0);
  });

  test("is counted before it is looked at, so that a hundred at once are slowed like a hundred in a row", async () => {
    const all = await Promise.all(Array.from({ length: 30 }, () => beginTry(db, from("ana"), at(0))));
    assert.equal(all.filter((wait) => wait === 0).length, 4);
  });

  test("with the right password makes the account's wrong ones forgotten, and of the address's only this one", async () => {
    for (let n = 0; n < 3; n++) await beginTry(db, from("ana"), at(0));
    await forgiveTry(db, from("ana"));
    const { rows } = await db.query("SELECT kind, failures FROM sign_in_failures ORDER BY kind");
    assert.deepEqual(rows, [
      { kind: "account", failures: 0 },
      { kind: "address", failures: 2 },
    ]);
  });
});
