import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { row, rows, sql } from "../db/statement.ts";
import { insertLicense } from "../testing/fixtures/license.ts";
import { insertSale } from "../testing/fixtures/sale.ts";
import { testService } from "../testing/service.ts";
import { sweep } from "./sweep.ts";

const { pool, store, otherStore, service } = await testService();
const DAY = 86_400_000;
const start = new Date("2026-03-15T12:00:00Z");
const after = (days: number) => new Date(start.getTime() + days * DAY);
const justBefore = (moment: Date) => new Date(moment.getTime() - 1);

describe("a paid sale", () => {
  const statusOf = ({ id }: { id: number }) =>
    row(pool, sql`SELECT status, settled_at FROM sales WHERE id = ${id}`);
  const completed = { status: "completed", settled_at: null };

  it("is settled seven days later, in every store", async () => {
    const mine = await insertSale(pool, store.id, { createdAt: start });
    const theirs = await insertSale(pool, otherStore.id, { createdAt: start });
    await sweep(service, justBefore(after(7)));
    assert.deepEqual(await statusOf(mine), completed);
    await Promise.all([sweep(service, after(7)), sweep(service, after(7))]);
    await sweep(service, after(8));
    for (const sale of [mine, theirs]) {
      assert.deepEqual(await statusOf(sale), { status: "settled", settled_at: after(7) });
    }
  });

  it("may be settled at another time by the owner", async () => {
    const sale = await insertSale(pool, store.id, { createdAt: start });
    const patient = { ...service, settings: { ...service.settings, SETTLE_AFTER_DAYS: 14 } };
    await sweep(patient, justBefore(after(14)));
    assert.deepEqual(await statusOf(sale), completed);
    await sweep(patient, after(14));
    assert.deepEqual(await statusOf(sale), { status: "settled", settled_at: after(14) });
  });

  it("that was refunded, and one that failed, are never settled", async () => {
    const refunded = await insertSale(pool, store.id, { createdAt: start, refundedAt: after(1) });
    const failed = await insertSale(pool, store.id, { createdAt: start, status: "failed" });
    await sweep(service, after(30));
    assert.deepEqual(await statusOf(refunded), completed);
    assert.deepEqual(await statusOf(failed), { status: "abandoned", settled_at: null });
  });
});

describe("a license that nears its end", () => {
  const tellings = ({ id }: { id: number }) =>
    rows(pool, sql`SELECT name, created_at FROM events WHERE license_id = ${id} ORDER BY id`);
  const nearing = (at: Date) => ({ name: "license.nearing_expiry", created_at: at });

  it("is told of once, seven days before, whoever sweeps", async () => {
    const license = await insertLicense(pool, store.id, { expiresAt: after(10) });
    await sweep(service, justBefore(after(3)));
    assert.deepEqual(await tellings(license), []);
    await Promise.all([sweep(service, after(3)), sweep(service, after(3))]);
    await sweep(service, after(9));
    assert.deepEqual(await tellings(license), [nearing(after(3))]);
  });

  it("may be told of at another time by the owner", async () => {
    const license = await insertLicense(pool, store.id, { expiresAt: after(40) });
    const early = { ...service, settings: { ...service.settings, NEARING_EXPIRY_DAYS: 30 } };
    await sweep(early, after(10));
    assert.deepEqual(await tellings(license), [nearing(after(10))]);
  });

  it("is not told of when it is revoked, nor after a downtime that outlasted it", async () => {
    const revoked = await insertLicense(pool, store.id, { expiresAt: after(60), revokedAt: start });
    const missed = await insertLicense(pool, store.id, { expiresAt: after(61) });
    await sweep(service, after(62));
    assert.deepEqual(await tellings(revoked), []);
    assert.deepEqual(await tellings(missed), [{ name: "license.expired", created_at: after(62) }]);
  });
});
