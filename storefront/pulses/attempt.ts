import type { DeliveryStatus } from "#contract/delivery.ts";
import { sendableHeaders } from "#domain/pulse-headers.ts";
import type { Pool } from "../db/pool.ts";
import type { Service } from "../service.ts";
import type { Settings } from "../settings.ts";
import { bodyOf } from "./body.ts";
import { type Claimed, release } from "./claim.ts";
import { type Attempted, recordOutcome } from "./outcome.ts";
import { signatureHeaders } from "./signature.ts";

export type Sending = Pick<Service, "settings" | "clock" | "post">;

export interface Attempt {
  claimed: Claimed;
  /** Under whose name it was claimed. */
  sender: string;
  /** Gives the attempt up and the delivery back. */
  signal?: AbortSignal;
}

/** One attempt of a claimed delivery, written down; undefined when it was given up. */
export async function attemptDelivery(
  service: Sending,
  pool: Pool,
  { claimed, sender, signal }: Attempt,
): Promise<(Attempted & { deliveryStatus: DeliveryStatus }) | undefined> {
  const body = claimed.body ?? (await eventBody(service, pool, claimed));
  if (body === undefined) throw new Error(`The delivery ${claimed.public_id} has nothing to tell.`);
  const startedAt = service.clock();
  const headers = headersOf(service.settings, claimed, body, startedAt);
  const answered = await service.post({ url: claimed.url, headers, body, ...(signal && { signal }) });
  const now = service.clock();
  if (signal?.aborted && answered.status === null) {
    await release(pool, claimed, sender, now);
    return undefined;
  }
  const attempted = { ...answered, startedAt };
  const deliveryStatus = await recordOutcome(pool, claimed, sender, attempted, now);
  return { ...attempted, deliveryStatus };
}

function eventBody({ settings, clock }: Sending, pool: Pool, { store_id, event_id }: Claimed) {
  if (event_id === null) return undefined;
  return bodyOf(pool, settings, { storeId: store_id, eventId: event_id }, clock());
}

/** Ours come last, so that no header of the pulse's own takes their place. */
export function headersOf(
  { PULSE_SIGNATURE_HEADER: simpleName }: Pick<Settings, "PULSE_SIGNATURE_HEADER">,
  claimed: Omit<Claimed, "body">,
  body: string,
  at: Date,
): Record<string, string> {
  const { public_id: id, secret, previous_secret: previous, previous_secret_until: previousUntil } = claimed;
  return {
    ...sendableHeaders(claimed.headers, simpleName),
    "content-type": "application/json",
    "user-agent": "Vitrine-Pulses/1",
    "x-pulse-id": claimed.pulse_public_id,
    "x-pulse-event": claimed.event,
    // A test happened nowhere, so there is nothing to tell twice.
    ...(claimed.event_id === null ? {} : { "x-pulse-delivery-id": id }),
    ...signatureHeaders({ id, body, at }, { secret, previous, previousUntil }, simpleName),
  };
}
