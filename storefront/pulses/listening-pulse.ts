import { randomBytes } from "node:crypto";
import { allTrigger, furtherTriggers } from "#contract/triggers.ts";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import type { Db } from "../db/pool.ts";
import { run, sql } from "../db/statement.ts";

const PATH = "/vitrine-listen";
const EVERYTHING = [allTrigger.value, ...furtherTriggers.map(({ value }) => value)];

export const newPulseSecret = () => `whsec_${randomBytes(32).toString("base64")}`;

export interface ListeningPulse {
  secret: string;
  url: string;
}

/** A pulse that is told of everything, for as long as somebody listens; one that was left behind goes first. */
export async function openListeningPulse(
  db: Db,
  storeSlug: string,
  port: number,
  now: Date,
): Promise<ListeningPulse> {
  await closeListeningPulses(db, storeSlug);
  const secret = newPulseSecret();
  const url = `http://127.0.0.1:${port}${PATH}`;
  await run(
    db,
    sql`INSERT INTO pulses (store_id, public_id, url, triggers, secret, created_at, updated_at)
        SELECT id, ${publicId("pulse", randomBytes(PUBLIC_ID_BYTES))}, ${url}, ${EVERYTHING}, ${secret}, ${now}, ${now}
        FROM stores WHERE slug = ${storeSlug}`,
  );
  return { secret, url };
}

export async function closeListeningPulses(db: Db, storeSlug: string): Promise<void> {
  await run(
    db,
    sql`DELETE FROM pulses p USING stores s
        WHERE s.slug = ${storeSlug} AND p.store_id = s.id AND p.url LIKE ${`http://127.0.0.1:%${PATH}`}`,
  );
}
