import { createHmac, randomBytes } from "node:crypto";
import type { Settings } from "../settings.ts";

// Without a secret of the owner's, links and confirmations hold as long as this process does.
const ownSecret = randomBytes(32).toString("hex");

/** A secret for one purpose, so that what one of them signs proves nothing for another. */
export function secretFor({ LINK_SECRET }: Pick<Settings, "LINK_SECRET">, purpose: string): Buffer {
  return createHmac("sha256", LINK_SECRET ?? ownSecret)
    .update(purpose)
    .digest();
}
