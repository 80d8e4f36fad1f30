"use server";

import type { Delivery } from "#contract/delivery.ts";
import { required, text } from "#contract/text.ts";
import type { Answer } from "../answer.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import { replay } from "../storefront/acts/replay.ts";
import { failed } from "../storefront/answers.ts";
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
  return audited(
    staff.data,
    { act: "pulses.manage", subject: { kind: "pulse", id: pulse.data }, detail: { replay: id.data } },
    () => withStore((client) => replay(client, id.data)),
  );
}
