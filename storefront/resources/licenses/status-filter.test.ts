import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { licenseStatuses } from "#contract/license.ts";
import { type LicenseFacts, licenseStatus } from "#domain/license-status.ts";
import { sweep } from "../../clock/sweep.ts";
import type { Cursor } from "../../db/cursor.ts";
import { decodeCursor } from "../../db/cursor.ts";
import { run, sql } from "../../db/statement.ts";
import {
  insertLicensedPurchase,
  insertLicenseOf,
  type LicensedPurchase,
} from "../../testing/fixtures/license.ts";
import { testService } from "../../testing/service.ts";
import { licensePage } from "./queries.ts";

const { pool, store, otherStore, service } = await testService();
const start = new Date("2026-03-15T12:00:00Z");
const at = (hours: number) => new Date(start.getTime() + hours * 3_600_000);

interface Case extends LicenseFacts {
  noticedAt: Date | null;
}

/** An hour before, at and after the moments that are asked about, or never. */
const moment = fc.option(fc.integer({ min: -1, max: 3 }).map(at), { nil: null });
/** The clock never marks before the expiry; how long after it, and whether it did yet, is open. */
const lag = fc.option(fc.integer({ min: 0, max: 2 }), { nil: null });

const cases: fc.Arbitrary<Case> = fc
  .record({ activatedAt: moment, expiresAt: moment, revokedAt: moment, lag })
  .map(({ lag: hours, ...facts }) => {
    const { expiresAt } = facts;
    const noticedAt = expiresAt && hours !== null ? new Date(expiresAt.getTime() + hours * 3_600_000) : null;
    return { ...facts, noticedAt };
  });

const everyCase: Case[] = [null, at(-1)].flatMap((activatedAt) =>
  [null, at(-1)].flatMap((revokedAt) =>
    [null, at(-1), at(0), at(1)].flatMap((expiresAt) =>
      [null, expiresAt].map((noticedAt) => ({ activatedAt, revokedAt, expiresAt, noticedAt })),
    ),
  ),
);

interface Listed {
  id: number;
  facts: Case;
}

async function insertAll(purchase: LicensedPurchase, storeId: number, all: Case[]): Promise<Listed[]> {
  const inserted: Listed[] = [];
  for (const [place, facts] of all.entries()) {
    // Several of one instant, so that ties are part of it.
    const { id } = await insertLicenseOf(pool, storeId, purchase, { ...facts, createdAt: at(place >> 1) });
    inserted.push({ id, facts });
  }
  return inserted;
}

const exists = ({ noticedAt }: Case, now: Date) => noticedAt === null || noticedAt <= now;

/** The list of a status as its pages give it, walked to its end. */
async function walked(status: (typeof licenseStatuses)[number], purchase: LicensedPurchase, now: Date) {
  const ids: number[] = [];
  let cursor: Cursor | null = null;
  for (;;) {
    const query = { status, product_id: purchase.product, per_page: 3 };
    const page: Awaited<ReturnType<typeof licensePage>> = await licensePage(
      pool,
      store.id,
      query,
      { cursor, perPage: 3 },
      now,
    );
    ids.push(...page.rows.map(({ id }) => id));
    if (!page.nextCursor) return ids;
    cursor = decodeCursor("licenses", page.nextCursor);
    assert.ok(cursor);
  }
}

/** At an instant nothing is marked yet that will be only later; each list is exactly its licenses, newest first. */
async function assertListsAgree(listed: Listed[], purchase: LicensedPurchase, now: Date) {
  for (const status of licenseStatuses) {
    const wanted = listed
      .filter(({ facts }) => licenseStatus(facts, now) === status)
      .map(({ id }) => id)
      .reverse();
    assert.deepEqual(await walked(status, purchase, now), wanted, `${status} at ${now.toISOString()}`);
  }
}

describe("the lists of the license statuses", () => {
  it("hold each license of that status once and no other, for every combination of facts", async () => {
    for (const now of [at(-1), at(0), at(1)]) {
      const purchase = await insertLicensedPurchase(pool, store.id);
      const possible = everyCase.filter((facts) => exists(facts, now));
      await assertListsAgree(await insertAll(purchase, store.id, possible), purchase, now);
    }
  });

  it("do so for any licenses at any instant, as the clock has marked them or not", async () => {
    await insertAll(await insertLicensedPurchase(pool, otherStore.id), otherStore.id, everyCase);
    const instants = fc.integer({ min: -1, max: 4 }).map(at);
    const property = fc.asyncProperty(fc.array(cases, { maxLength: 12 }), instants, async (all, now) => {
      const purchase = await insertLicensedPurchase(pool, store.id);
      const listed = await insertAll(
        purchase,
        store.id,
        all.filter((facts) => exists(facts, now)),
      );
      await assertListsAgree(listed, purchase, now);
    });
    await fc.assert(property, { numRuns: 60 });
  });

  it("are the same before the clock has looked and after", async () => {
    const purchase = await insertLicensedPurchase(pool, store.id);
    const unmarked = everyCase.map((facts) => ({ ...facts, noticedAt: null }));
    const listed = await insertAll(purchase, store.id, unmarked);
    await assertListsAgree(listed, purchase, at(0));
    await sweep(service, at(0));
    await assertListsAgree(listed, purchase, at(0));
    await assertListsAgree(listed, purchase, at(1));
  });
});

describe("the clock's mark", () => {
  it("cannot be there before the expiry it marks", async () => {
    const purchase = await insertLicensedPurchase(pool, store.id);
    for (const facts of [{ noticedAt: at(0) }, { noticedAt: at(0), expiresAt: at(1) }]) {
      await assert.rejects(insertLicenseOf(pool, store.id, purchase, facts), /licenses_noticed_after_expiry/);
    }
    const { id } = await insertLicenseOf(pool, store.id, purchase, { expiresAt: at(0), noticedAt: at(0) });
    const later = run(pool, sql`UPDATE licenses SET expires_at = ${at(1)} WHERE id = ${id}`);
    await assert.rejects(later, /licenses_noticed_after_expiry/);
  });
});
