import { maskLicenseKey } from "#domain/license-key.ts";
import type { Tx } from "../db/transaction.ts";
import { DAY, later } from "./calendar.ts";
import type { Refusable } from "./licenses.ts";
import { device } from "./people.ts";
import type { Random } from "./random.ts";

const STORY_MINUTES = [4, 11, 26];

/** What customers call support about: keys refused over the last month, two of them again and again this hour. */
export async function insertRefusedAttempts(
  tx: Tx,
  random: Random,
  storeId: number,
  refusable: Refusable,
  now: Date,
) {
  const told = [
    ...refusable.license_limit_reached.map((key) => [key, "license_limit_reached"] as const),
    ...refusable.license_expired.map((key) => [key, "license_expired"] as const),
    ...refusable.license_revoked.map((key) => [key, "license_revoked"] as const),
  ];
  for (const [key, code] of told) {
    const times = random.between(1, 3);
    for (let time = 0; time < times; time += 1) {
      const at = later(now, -random.next() * 29 * DAY - 2 * 3_600_000);
      await insertRefused(tx, random, storeId, key, code, at);
    }
  }
  const [first, second] = [refusable.license_limit_reached.at(-1), refusable.license_expired.at(-1)];
  for (const minutes of STORY_MINUTES) {
    const at = later(now, -minutes * 60_000);
    if (first) await insertRefused(tx, random, storeId, first, "license_limit_reached", at);
    if (second) await insertRefused(tx, random, storeId, second, "license_expired", later(at, -90_000));
  }
  for (let unknown = 0; unknown < 12; unknown += 1) {
    const key = random.letters(20).toUpperCase();
    await insertRefused(tx, random, storeId, key, "license_not_found", later(now, -random.next() * 20 * DAY));
  }
}

async function insertRefused(tx: Tx, random: Random, storeId: number, key: string, code: string, at: Date) {
  const { name, ip, userAgent } = device(random, maskLicenseKey(key).slice(0, 3));
  await tx.query(
    `INSERT INTO activation_attempts (store_id, license_id, customer_id, license_key, outcome, code, device_identifier, ip_address, user_agent, created_at)
     SELECT $1::bigint, l.id, l.customer_id, typed.key, 'refused', $3, $4, $5, $6, $7
     FROM (SELECT $2::text) typed (key) LEFT JOIN licenses l ON l.store_id = $1 AND l.license_key = typed.key`,
    [storeId, key, code, name, ip, userAgent, at],
  );
}
