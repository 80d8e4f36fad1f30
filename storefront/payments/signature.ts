import { createHmac, timingSafeEqual } from "node:crypto";
import type { SignedMessage } from "./provider.ts";

const TOLERANCE_SECONDS = 300;

/** Signed as the Standard Webhooks specification has it: over the id, the moment and the body. */
export function signMessage(secret: Buffer, id: string, body: string, now: Date): SignedMessage {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const headers = {
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": `v1,${signature(secret, id, timestamp, body).toString("base64")}`,
  };
  return { body, headers };
}

/** The message's id when its signature is right and it is not an old one sent again; else null. */
export function verifyMessage(secret: Buffer, { body, headers }: SignedMessage, now: Date): string | null {
  const {
    "webhook-id": id = "",
    "webhook-timestamp": timestamp = "",
    "webhook-signature": given = "",
  } = headers;
  if (id === "" || !/^\d{1,12}$/.test(timestamp)) return null;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return null;
  const wanted = signature(secret, id, timestamp, body);
  return given.split(" ").some((each) => isEqual(each, wanted)) ? id : null;
}

function signature(secret: Buffer, id: string, timestamp: string, body: string): Buffer {
  return createHmac("sha256", secret).update(`${id}.${timestamp}.${body}`).digest();
}

function isEqual(given: string, wanted: Buffer): boolean {
  const [version, text = ""] = given.split(",", 2);
  const bytes = Buffer.from(text, "base64");
  return version === "v1" && bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
}
