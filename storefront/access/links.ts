import { hash, timingSafeEqual } from "node:crypto";
import { secretFor } from "../payments/secrets.ts";
import type { Settings } from "../settings.ts";

/** What a link opens: a file or a course of one sale. */
export interface Opened {
  storeId: number;
  saleId: number;
  publicId: string;
}

export interface AccessLinks {
  file(id: string): string;
  course(id: string): string;
}

type Purpose = "downloads" | "courses";

const HOUR = 3_600_000;
/** A link in a mail still works the next day; one that was passed on does not for long. */
const VALID_FOR = 24 * HOUR;
const FOR_EVER = 0;

const TOKEN = /^([0-9a-z]{1,11})-([0-9a-z]{1,11})-([a-z]{1,8}_[a-z0-9]{1,40})-([0-9a-z]{1,11})-([\w-]{22})$/;

/** Makes the addresses of what was bought. Anybody who has one may use it, until it expires or the sale is refunded. */
export function linkMaker(settings: Pick<Settings, "PUBLIC_URL" | "LINK_SECRET">) {
  const keys = { downloads: secretFor(settings, "downloads"), courses: secretFor(settings, "courses") };
  const path = (purpose: Purpose, { storeId, saleId, publicId }: Opened, until: number) => {
    const name = `${storeId.toString(36)}-${saleId.toString(36)}-${publicId}-${until.toString(36)}`;
    return `${settings.PUBLIC_URL}/${purpose}/${name}-${signature(keys[purpose], name).toString("base64url")}`;
  };
  return (storeId: number, saleId: number, now: Date): AccessLinks => ({
    file: (publicId) => path("downloads", { storeId, saleId, publicId }, now.getTime() + VALID_FOR),
    course: (publicId) => path("courses", { storeId, saleId, publicId }, FOR_EVER),
  });
}

export type ReadLink = { opened: Opened } | "unknown" | "expired";

export function readLink(settings: Settings, purpose: Purpose, token: string, now: Date): ReadLink {
  const [, store, sale, publicId, until, given] = TOKEN.exec(token) ?? [];
  if (!store || !sale || !publicId || !until || !given) return "unknown";
  const wanted = signature(secretFor(settings, purpose), `${store}-${sale}-${publicId}-${until}`);
  // As text: several spellings of the last character mean the same bytes.
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(wanted.toString("base64url")))) return "unknown";
  const end = Number.parseInt(until, 36);
  if (end !== FOR_EVER && end <= now.getTime()) return "expired";
  return { opened: { storeId: Number.parseInt(store, 36), saleId: Number.parseInt(sale, 36), publicId } };
}

/**
 * A page of sales has thirty links, and an HMAC object for each took a third of the request. A hash of secret and name
 * is as good here: SHA-512/256 shows half of what it knows, so that nobody can go on from one signature to a longer name.
 */
function signature(secret: Buffer, name: string): Buffer {
  return hash("sha512-256", `${secret.toString("hex")}${name}`, "buffer").subarray(0, 16);
}
