import { z } from "zod";
import { isReasonCode, reasons } from "#contract/errors.ts";
import type { EventName } from "#contract/triggers.ts";
import { daysUntilExpiry } from "#domain/license-expiry.ts";
import type { Db } from "../db/pool.ts";
import { row, sql } from "../db/statement.ts";
import { findActivation } from "../resources/activations/queries.ts";
import { toActivation } from "../resources/activations/wire.ts";
import type { EventFacts } from "./event-facts.ts";

type Details = (db: Db, event: EventFacts) => Promise<Record<string, unknown>> | Record<string, unknown>;

const withCode = z.object({ code: z.string() });
const withActivation = z.object({ activation_id: z.int() });
const withDiscount = z.object({ discount_id: z.int() });
const withPulse = z.looseObject({ pulse_id: z.int() });

/** What an event tells beside the things it is about, at the root of its payload. */
const details: Partial<Record<EventName, Details>> = {
  "license.nearing_expiry": (_db, { expires_at, created_at }) => ({
    days_until_expiry: expires_at ? daysUntilExpiry(expires_at, created_at) : null,
  }),
  "license.activated": activation,
  "license.deactivated": activation,
  "license.activation_refused": (_db, { data }) => {
    const { code } = withCode.parse(data);
    return { reason: { code, message: isReasonCode(code) ? reasons[code].message : code } };
  },
  "discount.exhausted": async (db, { store, data }) => ({
    discount: await row(
      db,
      sql`SELECT public_id AS id, code, name, type, usage_limit, usage_count FROM discounts
          WHERE store_id = ${store.id} AND id = ${withDiscount.parse(data).discount_id}`,
    ),
  }),
  "pulse.failing": async (db, { store, data }) => {
    const { pulse_id: id, ...failing } = withPulse.parse(data);
    const pulse = await row(
      db,
      sql`SELECT public_id AS id, url FROM pulses WHERE store_id = ${store.id} AND id = ${id}`,
    );
    return { pulse: pulse ?? null, failing };
  },
};

async function activation(db: Db, { store, data }: EventFacts): Promise<Record<string, unknown>> {
  const found = await findActivation(
    db,
    store.id,
    withActivation.safeParse(data).data?.activation_id ?? null,
  );
  return { activation: found ? toActivation(found) : null };
}

export async function detailsOf(db: Db, event: EventFacts): Promise<Record<string, unknown>> {
  return (await details[event.name]?.(db, event)) ?? {};
}
