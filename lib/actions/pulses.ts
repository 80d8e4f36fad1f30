"use server";

import { z } from "zod";
import { type DeliveryDetail, deliveryDetailSchema } from "#contract/delivery.ts";
import {
  type ManagedPulse,
  managedPulseSchema,
  type PulseBody,
  type PulseChanges,
  type PulseTestBody,
  pulseBody,
  pulseChanges,
  pulseTestBody,
  type RevealedPulse,
  revealedPulseSchema,
} from "#contract/managed-pulse.ts";
import { required, text } from "#contract/text.ts";
import type { Answer } from "../answer.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import { manage } from "../storefront/acts/manage.ts";
import { failed } from "../storefront/answers.ts";
import { managePath } from "../storefront/path.ts";
import { invalidFields } from "../storefront/problem.ts";
import type { ActMethod } from "../storefront/request.ts";
import { withStore } from "../storefront/the-store.ts";

const idSent = required(text(255).min(1));

interface Asked<Answered extends z.ZodType> {
  /** The pulse; none where it is yet to be made. */
  id: string | null;
  verb: string;
  parts?: readonly string[];
  method?: ActMethod;
  body?: unknown;
  sent?: z.ZodType;
  answered: Answered;
}

/** Every act on a pulse: who may, what was sent, the audit log, and the store, in that order. */
async function act<Answered extends z.ZodType>(asked: Asked<Answered>): Promise<Answer<z.output<Answered>>> {
  const { id, verb, parts = [], method = "POST", body = {}, sent = z.unknown(), answered } = asked;
  const staff = await staffFor("pulses.manage");
  if (!staff.ok) return staff;
  const given = z.object({ id: id === null ? z.null() : idSent, body: sent }).safeParse({ id, body });
  if (!given.success) return failed(invalidFields(given.error, "body"));
  const path = managePath(["pulses", ...(given.data.id === null ? [] : [given.data.id]), ...parts]);
  return audited(
    staff.data,
    { act: "pulses.manage", subject: { kind: "pulse", id: given.data.id ?? "new" }, detail: { did: verb } },
    () => withStore((client) => manage(client, { path, method, body: given.data.body }, answered)),
  );
}

/** The answer holds its secret, which no other answer has. */
export async function createPulse(body: PulseBody): Promise<Answer<RevealedPulse>> {
  return act({ id: null, verb: "create", body, sent: pulseBody, answered: revealedPulseSchema });
}

export async function changePulse(id: string, body: PulseChanges): Promise<Answer<ManagedPulse>> {
  return act({ id, verb: "change", method: "PATCH", body, sent: pulseChanges, answered: managedPulseSchema });
}

export async function setPulseEnabled(id: string, enabled: boolean): Promise<Answer<ManagedPulse>> {
  const verb = enabled ? "enable" : "disable";
  return act({ id, verb, parts: [verb], answered: managedPulseSchema });
}

/** Both secrets are valid for a day, so that the receiver can be changed without a gap. */
export async function rotatePulseSecret(id: string): Promise<Answer<RevealedPulse>> {
  return act({ id, verb: "rotate", parts: ["secret", "rotate"], answered: revealedPulseSchema });
}

export async function deletePulse(id: string): Promise<Answer<unknown>> {
  return act({ id, verb: "delete", method: "DELETE", answered: z.unknown() });
}

/** Waits for what the target answers. */
export async function testPulse(id: string, body: PulseTestBody): Promise<Answer<DeliveryDetail>> {
  return act({
    id,
    verb: "test",
    parts: ["test"],
    body,
    sent: pulseTestBody,
    answered: deliveryDetailSchema,
  });
}
