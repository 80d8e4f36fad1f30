import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import type { Answer } from "../answer.ts";
import type { AuditFilters } from "../lists/audit.ts";
import { testStaffDatabase } from "../staff/testing/database.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import type { Deed, Doer } from "./acts.ts";
import { around } from "./around.ts";
import { readAudit } from "./read.ts";

const ana: Doer = { id: 1, name: "Ana", email: "ana@shop.example" };
const KEY = "7F3K0-AAAAA-BBBBB-Q2MZ0";
const revoke: Deed = {
  act: "license.revoke",
  subject: { kind: "license", id: KEY, label: "7F3K0-*****-*****-Q2MZ0" },
  detail: { reason: "refund" },
};
const whence = { ip: "203.0.113.7", userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0" };
const done = async () => succeeded({ outcome: "done" });

const db = await testStaffDatabase();
let now: Date;
let lost: unknown[];

beforeEach(() => {
  now = new Date("2026-03-10T12:00:00.000Z");
  lost = [];
});

function act<Data>(work: () => Promise<Answer<Data>>, deed: Deed = revoke, doer: Doer = ana) {
  const context = { db: async () => db, clock: () => now, onLost: (error: unknown) => lost.push(error) };
  return around({ ...context, doer, deed, whence }, work);
}

async function rows(filters: AuditFilters = {}) {
  return (await readAudit(db, { filters, cursor: null, perPage: 100 })).rows;
}

describe("an act", () => {
  test("stands in the log as asked while it is done, and as done afterwards, with who, what, when and from where", async () => {
    const answer = await act(async () => {
      assert.equal((await rows())[0]?.outcome, "asked");
      now = new Date("2026-03-10T12:00:02.500Z");
      return done();
    });
    assert.ok(answer.ok);
    const [row] = await rows();
    assert.deepEqual(
      { ...row, id: 0 },
      {
        id: 0,
        created_at: "2026-03-10T12:00:00.000Z",
        staff: ana,
        act: "license.revoke",
        subject: revoke.subject,
        detail: { reason: "refund" },
        outcome: "done",
        code: null,
        result: {},
        ended_at: "2026-03-10T12:00:02.500Z",
        ip: "203.0.113.7",
        user_agent: whence.userAgent,
        program: "Firefox 140 · Linux",
      },
    );
  });

  test("that the store refused is kept with its reason, and one that nobody can tell of as uncertain", async () => {
    await act(async () => failed(problem("refused", "", { code: "license_already_revoked" })));
    const [refused] = await rows();
    assert.deepEqual([refused?.outcome, refused?.code], ["refused", "license_already_revoked"]);
    await act(async () => failed(problem("uncertain", "")));
    assert.equal((await rows())[0]?.outcome, "uncertain");
  });

  test("that broke is uncertain", async () => {
    await assert.rejects(act(() => Promise.reject(new Error("broke"))));
    assert.equal((await rows())[0]?.outcome, "uncertain");
  });

  test("that the log cannot take is not done", async () => {
    let worked = false;
    const context = { clock: () => now, onLost: (error: unknown) => lost.push(error), doer: ana, whence };
    const answer = await around(
      { ...context, deed: revoke, db: () => Promise.reject(new Error("down")) },
      async () => {
        worked = true;
        return done();
      },
    );
    assert.ok(!answer.ok && answer.problem.kind === "not_recorded");
    assert.deepEqual([worked, lost.length], [false, 1]);
  });

  test("whose end cannot be written is answered all the same", async () => {
    const deaf = { query: db.query.bind(db) };
    let asked = 0;
    Object.assign(deaf, {
      query: (statement: never) => (asked++ === 0 ? db.query(statement) : Promise.reject(new Error("down"))),
    });
    const context = { clock: () => now, onLost: (error: unknown) => lost.push(error), doer: ana, whence };
    const answer = await around({ ...context, deed: revoke, db: async () => deaf }, done);
    assert.deepEqual([answer.ok, lost.length], [true, 1]);
    assert.equal((await rows())[0]?.outcome, "asked");
  });
});

describe("the log", () => {
  for (const table of ["audit_asked", "audit_ended"])
    for (const statement of [
      `UPDATE ${table} SET at = now()`,
      `DELETE FROM ${table}`,
      `TRUNCATE ${table} CASCADE`,
    ])
      test(`refuses ${statement}`, async () => {
        await assert.rejects(db.query(statement), /only ever added to/);
      });

  test("tells of an end once only", async () => {
    const { rows: found } = await db.query<{ audit_id: number }>("SELECT audit_id FROM audit_ended LIMIT 1");
    const id = found[0]?.audit_id;
    await assert.rejects(
      db.query("INSERT INTO audit_ended VALUES ($1, now(), 'done', NULL, '{}')", [id]),
      /audit_ended_pkey/,
    );
  });

  test("is found by person, act and day", async () => {
    const bo: Doer = { id: 2, name: "Bo", email: "bo@shop.example" };
    now = new Date("2025-01-31T23:59:59.999Z");
    await act(done, { ...revoke, act: "license.activate" }, bo);
    now = new Date("2025-02-01T00:00:00.000Z");
    await act(done, revoke, bo);
    const found = async (filters: AuditFilters) =>
      (await rows(filters)).map((row) => row.created_at.slice(0, 10));
    assert.deepEqual(await found({ staff_id: "2" }), ["2025-02-01", "2025-01-31"]);
    assert.deepEqual(await found({ staff_id: "2", act: "license.activate" }), ["2025-01-31"]);
    assert.deepEqual(await found({ start_date: "2025-01-31", end_date: "2025-01-31" }), ["2025-01-31"]);
    assert.deepEqual(await found({ staff_id: "2", start_date: "2025-02-01" }), ["2025-02-01"]);
  });

  test("is found by a key however it was typed, and by each of several addresses", async () => {
    const emails = ["Cleo@example.com", "dan@example.com"];
    await act(done, { act: "affiliate.invite", subject: { kind: "affiliate", id: emails.join(" ") } });
    assert.equal((await rows({ search: "dan@example.com" })).length, 1);
    assert.equal((await rows({ search: "cleo@EXAMPLE.com" })).length, 1);
    assert.equal((await rows({ search: "example.com" })).length, 0);
    const every = (await rows()).filter(({ subject }) => subject.id === KEY).length;
    assert.equal((await rows({ search: "7f3ko aaaaa bbbbb q2mzo" })).length, every);
  });

  test("is read page by page, every row once, also where many share an instant", async () => {
    for (let n = 0; n < 7; n++) await act(done);
    const all = (await rows()).map(({ id }) => id);
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const page = await readAudit(db, { filters: {}, cursor, perPage: 3 });
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor !== null);
    assert.deepEqual(seen, all);
  });

  test("begins at its top for a cursor that is none", async () => {
    for (const cursor of ["", "nonsense", "zzzzzzzzzzz.1", "1.2.3"])
      assert.equal((await readAudit(db, { filters: {}, cursor, perPage: 1 })).rows.length, 1);
  });
});
