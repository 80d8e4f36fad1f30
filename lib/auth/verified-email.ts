import { z } from "zod";
import { canonicalEmail } from "#domain/email.ts";

const claims = z.object({ email: z.string(), email_verified: z.literal(true) });

/** The address that the provider says is theirs; nothing where it does not vouch for it. */
export function verifiedEmail(profile: unknown): string | undefined {
  const read = claims.safeParse(profile);
  return read.success ? canonicalEmail(read.data.email) : undefined;
}
