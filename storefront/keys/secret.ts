import { hash } from "node:crypto";

/** A key's secret is long and random, so a fast hash keeps it: nobody can guess their way through. */
export function hashSecret(secret: string): Buffer {
  return hash("sha256", secret, "buffer");
}
