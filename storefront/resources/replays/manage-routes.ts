import { Hono } from "hono";
import { type FailedDeliveries, failedQuery, type ReplayBody, replayBody } from "#contract/replay.ts";
import type { Db } from "../../db/pool.ts";
import { act } from "../../http/act.ts";
import { answer, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import { parseBody, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import { beginReplay, countFailed, findReplay, type Replayable } from "../../pulses/replay.ts";
import type { Service } from "../../service.ts";
import { findPulse } from "../pulses/queries.ts";
import { toReplay } from "./wire.ts";

export function replayRoutes(service: Service): Hono<StoreEnv> {
  const { pool, clock } = service;
  return new Hono<StoreEnv>()
    .get("/failed-deliveries", async (c) => {
      const which = await replayable(pool, c.get("holder").store.id, readQuery(c, failedQuery));
      const counted: FailedDeliveries = { count: await countFailed(pool, which) };
      return respond(c, answer(counted));
    })
    .post(
      "/replays",
      act(service, async (tx, c, body) => {
        const which = await replayable(tx, c.get("holder").store.id, parseBody(replayBody, body));
        const begun = await beginReplay(tx, which, clock());
        if (!begun) throw new Error("The replay was not written down.");
        return answer(toReplay(begun), { message: sentence(begun.total), status: 201 });
      }),
    )
    .get("/replays/:id", async (c) => {
      const id = pathPart(c, "id", "replay_not_found");
      const found = await findReplay(pool, c.get("holder").store.id, id);
      if (!found) throw new Refusal("replay_not_found");
      return respond(c, answer(toReplay(found)));
    });
}

async function replayable(db: Db, storeId: number, { since, pulse_id }: ReplayBody): Promise<Replayable> {
  const which = { storeId, pulseId: null, since: new Date(since) };
  if (pulse_id === undefined) return which;
  const pulse = await findPulse(db, storeId, pulse_id);
  if (!pulse) throw new Refusal("pulse_not_found");
  return { ...which, pulseId: pulse.id };
}

function sentence(total: number): string {
  return `Replaying ${total} ${total === 1 ? "delivery" : "deliveries"}.`;
}
