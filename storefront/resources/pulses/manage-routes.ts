import { Hono } from "hono";
import { type PulseChanges, pulseBody, pulseChanges, type RevealedPulse } from "#contract/managed-pulse.ts";
import { pulsesQuery } from "#contract/pulse.ts";
import type { Tx } from "../../db/transaction.ts";
import { act } from "../../http/act.ts";
import { answer, answerOnce, pagination, refusal, respond } from "../../http/answer.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import {
  pageRequest,
  parseBody,
  pathPart,
  readQuery,
  type StoreContext,
  type StoreEnv,
} from "../../http/request.ts";
import { targetLook } from "../../http/with-target.ts";
import { mayGoAnywhere } from "../../pulses/target-check.ts";
import { nameServers, type Resolve } from "../../pulses/target-lookup.ts";
import type { Service } from "../../service.ts";
import { changePulse } from "./change.ts";
import { createPulse } from "./create.ts";
import { deletePulse } from "./delete.ts";
import { findManagedPulse, lockPulse, type ManagedPulseRow, managedPulsePage } from "./managed-queries.ts";
import { toManagedPulse } from "./managed-wire.ts";
import { rotateSecret } from "./rotate-secret.ts";
import { examine } from "./sound.ts";
import { turnPulse } from "./turn.ts";

const ONCE = "is shown only this once.";

export function managedPulseRoutes(service: Service, resolve: Resolve = nameServers()): Hono<StoreEnv> {
  const { pool, clock, settings } = service;
  const look = targetLook({ anyAddress: mayGoAnywhere(settings), resolve });

  /** The products that are meant; a refusal where anything is wrong. */
  async function sound(tx: Tx, c: StoreContext, given: PulseChanges): Promise<number[]> {
    const looked = { target: look.refusalOf(c), signatureHeader: settings.PULSE_SIGNATURE_HEADER };
    const { productIds, problems } = await examine(tx, storeOf(c), given, looked);
    if (problems.length > 0) throw invalid(problems);
    return productIds;
  }

  const turning = (on: boolean) =>
    act(service, async (tx, c) => {
      const pulse = await held(tx, c);
      await turnPulse(tx, storeOf(c), pulse, on, clock());
      const message = `Pulse ${on ? "enabled" : "disabled"} successfully.`;
      return answer(await told(tx, c, pulse.public_id, clock()), { message });
    });

  return new Hono<StoreEnv>()
    .get("/pulses", async (c) => {
      const query = readQuery(c, pulsesQuery);
      const { store } = c.get("holder");
      const page = await managedPulsePage(pool, store.id, query, pageRequest("managed-pulses", query));
      const data = page.rows.map((pulse) => toManagedPulse(pulse, store, clock()));
      return respond(c, answer({ data, pagination: { ...pagination(page), per_page: query.per_page } }));
    })
    .get("/pulses/:id", async (c) => {
      const { store } = c.get("holder");
      const pulse = await findManagedPulse(pool, store.id, pathPart(c, "id", "pulse_not_found"));
      if (!pulse) throw new Refusal("pulse_not_found");
      return respond(c, answer(toManagedPulse(pulse, store, clock())));
    })
    .post(
      "/pulses",
      look.lookUp,
      act(service, async (tx, c, body) => {
        const given = parseBody(pulseBody, body);
        const products = await sound(tx, c, given);
        const { publicId, secret } = await createPulse(tx, storeOf(c), given, products, clock());
        const message = `Pulse created successfully. Its secret ${ONCE}`;
        return reveal(await told(tx, c, publicId, clock()), secret, { message, status: 201 });
      }),
    )
    .patch(
      "/pulses/:id",
      look.lookUp,
      act(service, async (tx, c, body) => {
        const given = parseBody(pulseChanges, body);
        const pulse = await held(tx, c);
        const products = await sound(tx, c, given);
        await changePulse(tx, storeOf(c), pulse, given, products, clock());
        return answer(await told(tx, c, pulse.public_id, clock()), {
          message: "Pulse changed successfully.",
        });
      }),
    )
    .post("/pulses/:id/enable", turning(true))
    .post("/pulses/:id/disable", turning(false))
    .delete(
      "/pulses/:id",
      act(service, async (tx, c) => {
        const pulse = await held(tx, c);
        if (!pulse.can_delete) return refusal("pulse_cannot_be_deleted");
        await deletePulse(tx, storeOf(c), pulse.id);
        const was = toManagedPulse(pulse, c.get("holder").store, clock());
        return answer(was, { message: "Pulse deleted successfully." });
      }),
    )
    .post(
      "/pulses/:id/secret/rotate",
      act(service, async (tx, c) => {
        const pulse = await held(tx, c);
        const secret = await rotateSecret(tx, storeOf(c), pulse.id, clock());
        const message = `Secret rotated successfully. The new one ${ONCE}`;
        return reveal(await told(tx, c, pulse.public_id, clock()), secret, { message });
      }),
    );
}

const storeOf = (c: StoreContext) => c.get("holder").store.id;

async function held(tx: Tx, c: StoreContext): Promise<ManagedPulseRow> {
  const pulse = await lockPulse(tx, storeOf(c), pathPart(c, "id", "pulse_not_found"));
  if (!pulse) throw new Refusal("pulse_not_found");
  return pulse;
}

/** As it is after the act. */
async function told(tx: Tx, c: StoreContext, publicId: string, now: Date) {
  const { store } = c.get("holder");
  const pulse = await findManagedPulse(tx, store.id, publicId);
  if (!pulse) throw new Error("A pulse that is held is gone.");
  return toManagedPulse(pulse, store, now);
}

function reveal(
  pulse: Omit<RevealedPulse, "secret">,
  secret: string,
  said: { message: string; status?: number },
) {
  return answerOnce({ ...pulse, secret }, { ...pulse, secret: null }, said);
}
