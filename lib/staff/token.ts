import { createHash, randomBytes } from "node:crypto";

/** The secret of a link that is handed over. */
export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** Random as it is, a token needs no slow hash. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
