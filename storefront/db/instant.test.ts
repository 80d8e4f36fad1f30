import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import pg from "pg";
import { testDatabase } from "../testing/database.ts";
import { readInstant } from "./instant.ts";

const driver = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ);

test("instants are read as the driver reads them, whatever their form", () => {
  for (const text of [
    "2026-03-15 12:00:00+00",
    "2026-03-15 12:00:00.1+00",
    "2026-03-15 12:00:00.12+00",
    "2026-03-15 12:00:00.123+00",
    "2026-03-15 12:00:00.123456+00",
    "1999-12-31 23:59:59.999+00",
    "0044-03-15 12:00:00+00 BC",
    "0044-03-15 12:00:00+00",
    "0100-01-01 00:00:00.5+00",
    "12026-01-01 00:00:00+00",
    "2026-03-15 12:00:00+02",
    "2026-03-15 12:00:00+05:30",
    "infinity",
    "-infinity",
  ])
    assert.deepEqual(readInstant(text), driver(text), text);
});

test("what is written to the database is what is read from it", async () => {
  const { pool } = await testDatabase();
  const noInvalidDate = true;
  const instant = fc.date({
    min: new Date("0001-01-01"),
    max: new Date("9999-12-31T23:59:59.999Z"),
    noInvalidDate,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(instant, { minLength: 1, maxLength: 50 }), async (instants) => {
      const { rows } = await pool.query("SELECT unnest($1::timestamptz(3)[]) AS at", [instants]);
      assert.deepEqual(
        rows.map(({ at }) => at),
        instants,
      );
    }),
    { numRuns: 30 },
  );
});
