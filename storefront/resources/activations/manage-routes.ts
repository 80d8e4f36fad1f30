import { Hono } from "hono";
import {
  freeDeviceBody,
  type Removal as RemovalWire,
  removeActivationBody,
} from "#contract/activation-removal.ts";
import { act } from "../../http/act.ts";
import { type Answer, answer, refusal } from "../../http/answer.ts";
import { parseBody, pathPart, type StoreContext, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { toLicense } from "../licenses/wire.ts";
import { freeDevice, type Removal, type Removed, removeActivation } from "./remove.ts";
import { toActivation } from "./wire.ts";

export function removalRoutes(service: Service): Hono<StoreEnv> {
  const { clock } = service;
  return new Hono<StoreEnv>()
    .delete(
      "/licenses/:key/activations/:id",
      act(service, async (tx, c, body) => {
        const { reason } = parseBody(removeActivationBody, body);
        const now = clock();
        const asked = { typed: licenseKeyOf(c), activationId: activationIdOf(c) };
        const done = await removeActivation(tx, c.get("holder").store.id, asked, remover(c, reason), now);
        return told(done, now, () => "Activation removed successfully.");
      }),
    )
    .post(
      "/licenses/:key/devices/free",
      act(service, async (tx, c, body) => {
        const { device_identifier: device, reason } = parseBody(freeDeviceBody, body);
        const now = clock();
        const asked = { typed: licenseKeyOf(c), device };
        const done = await freeDevice(tx, c.get("holder").store.id, asked, remover(c, reason), now);
        return told(done, now, ({ removed }) => sentence(removed.length));
      }),
    );
}

function told(done: Removal, now: Date, message: (removed: Removed) => string): Answer {
  if ("refused" in done) return refusal(done.refused);
  const data: RemovalWire = {
    license: toLicense(done.license, now),
    removed: done.removed.map(toActivation),
  };
  return answer(data, { message: message(done) });
}

function remover(c: StoreContext, reason: string | undefined) {
  return { by: `API key ${c.get("holder").keyId}`, reason: reason ?? null };
}

function licenseKeyOf(c: StoreContext): string {
  return pathPart(c, "key", "license_not_found");
}

/** Null where no activation could have it. */
function activationIdOf(c: StoreContext): number | null {
  const text = pathPart(c, "id", "activation_not_found");
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

function sentence(removed: number): string {
  return `${removed} ${removed === 1 ? "activation" : "activations"} removed successfully.`;
}
