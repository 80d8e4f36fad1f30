import { Hono } from "hono";
import { z } from "zod";
import { envelope } from "#contract/envelope.ts";
import { pulseTestBody } from "#contract/managed-pulse.ts";
import { acting } from "../../http/act.ts";
import { answer, refusal, respond } from "../../http/answer.ts";
import { parseBody, pathPart, type StoreContext, type StoreEnv } from "../../http/request.ts";
import { attemptTest, type OpenTest, openTest } from "../../pulses/send-test.ts";
import type { Service } from "../../service.ts";
import { findPulse } from "../pulses/queries.ts";
import { readOutcome } from "./read-outcome.ts";

const begunAnswer = envelope(z.object({ delivery_id: z.string() }));

/**
 * The test is written down in the act's transaction and sent after it, so that none waits for a target. Sent again with
 * the same Idempotency-Key it is the same test, and what came of it.
 */
export function pulseTestRoutes(service: Service): Hono<StoreEnv> {
  const { pool, clock } = service;
  const opened = new WeakMap<StoreContext, OpenTest>();

  const open = acting(service, async (tx, c, given) => {
    const { event, body } = parseBody(pulseTestBody, given);
    const storeId = c.get("holder").store.id;
    const pulse = await findPulse(tx, storeId, pathPart(c, "id", "pulse_not_found"));
    if (!pulse) return refusal("pulse_not_found");
    const test = { storeId, pulseId: pulse.id, event, ...(body && { body }) };
    const made = await openTest(tx, test, clock());
    if (!made) return refusal("pulse_not_found");
    opened.set(c, made);
    return answer({ delivery_id: made.claimed.public_id });
  });

  return new Hono<StoreEnv>().post("/pulses/:id/test", async (c) => {
    const begun = await open(c);
    if (begun.status !== 200) return respond(c, begun);
    const test = opened.get(c);
    if (test) await attemptTest(service, test);
    const { delivery_id: id } = begunAnswer.parse(JSON.parse(begun.body)).data;
    const detail = await readOutcome(pool, c.get("holder").store.id, id, clock());
    if (!detail) throw new Error("A test that was sent is gone.");
    const message =
      detail.status === "delivered" ? "Test delivered successfully." : "Test sent, but not delivered.";
    const { headers } = begun;
    return respond(c, { ...answer(detail, { message }), ...(headers && { headers }) });
  });
}
