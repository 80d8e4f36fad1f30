import { timingSafeEqual } from "node:crypto";
import { signatureHeaders } from "./signature.ts";

export interface Arrived {
  headers: Readonly<Record<string, string>>;
  body: string;
}

const TOLERANCE_SECONDS = 300;

/** Why a delivery may not be trusted, or null where its signature proves it. */
export function verify({ headers, body }: Arrived, secret: string, now: Date): string | null {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures } = headers;
  if (!id || !timestamp || !signatures) return "it is not signed";
  const at = new Date(Number(timestamp) * 1000);
  if (!(Math.abs(now.getTime() - at.getTime()) < TOLERANCE_SECONDS * 1000)) return "its time is not now";
  const made = signatureHeaders({ id, body, at }, { secret, previous: null, previousUntil: null }, "simple");
  const wanted = Buffer.from(made["webhook-signature"] ?? "");
  const proven = signatures.split(" ").some((signature) => {
    const given = Buffer.from(signature);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  return proven ? null : "its signature is not made with this secret";
}
