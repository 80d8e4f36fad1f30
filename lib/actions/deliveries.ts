"use server";

import { type Delivery, deliverySchema } from "#contract/delivery.ts";
import { type ReplayProgress, replayBody } from "#contract/replay.ts";
import { required, text } from "#contract/text.ts";
import type { Answer } from "../answer.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import { manage } from "../storefront/acts/manage.ts";
import { replayFailed } from "../storefront/acts/replay-failed.ts";
import { failed } from "../storefront/answers.ts";
import { managePath } from "../storefront/path.ts";
import { invalid } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";

const idSent = required(text(255).min(1));

/** Sends the same body under the same id once more. */
export async function replayDelivery(pulseSent: string, deliverySent: string): Promise<Answer<Delivery>> {
  const staff = await staffFor("pulses.manage");
  if (!staff.ok) return staff;
  const pulse = idSent.safeParse(pulseSent);
  if (!pulse.success) return failed(invalid("pulse_id", pulse.error));
  const id = idSent.safeParse(deliverySent);
  if (!id.success) return failed(invalid("delivery_id", id.error));
  const path = managePath(["deliveries", id.data, "replay"]);
  return audited(
    staff.data,
    { act: "pulses.manage", subject: { kind: "pulse", id: pulse.data }, detail: { replay: id.data } },
    () => withStore((client) => manage(client, { path }, deliverySchema)),
  );
}

/** Sends all that a pulse gave up since a moment once more. */
export async function replayAllFailed(pulseSent: string, sinceSent: string): Promise<Answer<ReplayProgress>> {
  const staff = await staffFor("pulses.manage");
  if (!staff.ok) return staff;
  const pulse = idSent.safeParse(pulseSent);
  if (!pulse.success) return failed(invalid("pulse_id", pulse.error));
  const which = replayBody.safeParse({ since: sinceSent, pulse_id: pulse.data });
  if (!which.success) return failed(invalid("since", which.error));
  const { since } = which.data;
  return audited(
    staff.data,
    {
      act: "pulses.manage",
      subject: { kind: "pulse", id: pulse.data },
      detail: { did: "replay_failed", since },
    },
    () => withStore((client) => replayFailed(client, which.data)),
    ({ id, total }) => ({ replay: id, total }),
  );
}
