import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Page } from "../answer.ts";
import { auditCsv } from "./csv.ts";
import type { AuditRow } from "./row.ts";

const row: AuditRow = {
  id: 1,
  created_at: "2026-03-10T12:00:00.000Z",
  staff: { id: 7, name: "Zoë Müller", email: "zoe@shop.example" },
  act: "license.revoke",
  subject: { kind: "license", id: "AAAAA-BBBBB", label: null },
  detail: { reason: 'said "no", twice' },
  outcome: "done",
  code: null,
  result: {},
  ended_at: null,
  ip: "203.0.113.7",
  user_agent: "Firefox",
  program: "Firefox",
};

const page = (rows: AuditRow[], nextCursor: string | null = null): Page<AuditRow> => ({
  rows,
  nextCursor,
  prevCursor: null,
  unreadable: 0,
  note: null,
});

async function taken(csv: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const part of csv) text += part;
  return text;
}

function whole(...pages: Page<AuditRow>[]): Promise<string> {
  const left = [...pages];
  return taken(auditCsv(async () => left.shift() ?? page([])));
}

describe("the audit log as a file", () => {
  test("has a head and a row an act, quoted where commas and quotes stand in it", async () => {
    assert.equal(
      await whole(page([row])),
      "\uFEFFat,ended_at,staff_id,staff_name,staff_email,act,outcome,code,subject_kind,subject_id,subject_label,ip_address,user_agent,detail,result\r\n" +
        '2026-03-10T12:00:00.000Z,,7,Zoë Müller,zoe@shop.example,license.revoke,done,,license,AAAAA-BBBBB,,203.0.113.7,Firefox,"{""reason"":""said \\""no\\"", twice""}",\r\n',
    );
  });

  test("holds no formula, whatever somebody is called or came with", async () => {
    for (const name of ["=HYPERLINK(1)", "+1", "-1", "@SUM(A1)", "\tx"]) {
      const text = await whole(page([{ ...row, staff: { ...row.staff, name }, user_agent: name }]));
      assert.ok(!text.includes(`,${name}`), name);
      assert.ok(text.includes(`'${name}`), name);
    }
  });

  test("goes on to the last page, and reads none before the one before was taken", async () => {
    const asked: (string | null)[] = [];
    const pages = [page([row], "2"), page([row], "3"), page([row])];
    const csv = auditCsv(async (cursor) => {
      asked.push(cursor);
      return pages.shift() ?? page([]);
    });
    await csv.next();
    assert.deepEqual(asked, []);
    await csv.next();
    assert.deepEqual(asked, [null]);
    await taken(csv);
    assert.deepEqual(asked, [null, "2", "3"]);
  });

  test("breaks off where a page cannot be read, so that half a log is not taken for a whole one", async () => {
    const csv = auditCsv(() => Promise.reject(new Error("down")));
    await assert.rejects(taken(csv), /down/);
  });
});
