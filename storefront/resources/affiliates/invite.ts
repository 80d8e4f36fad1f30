import { randomBytes } from "node:crypto";
import { canonicalEmail } from "#domain/email.ts";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import { rows, run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";

export interface InvitationRow {
  public_id: string;
  email: string;
  status: string;
  expires_at: Date;
  created_at: Date;
}

export interface Invited {
  invitations: InvitationRow[];
  alreadyAffiliate: string[];
  alreadyInvited: string[];
}

const DAYS_VALID = 30;

/** One invitation an address, in whatever case it was written; one that ran out makes room for a new one. */
export async function invite(
  tx: Tx,
  storeId: number,
  addresses: readonly string[],
  now: Date,
): Promise<Invited> {
  const emails = [...new Set(addresses.map(canonicalEmail))];
  // Index: affiliates_by_address, in any case.
  const affiliates = await rows<{ email: string }>(
    tx,
    sql`SELECT DISTINCT lower(user_email) AS email FROM affiliates
        WHERE store_id = ${storeId} AND lower(user_email) = ANY(${emails})`,
  );
  const known = new Set(affiliates.map(({ email }) => email));
  const wanted = emails.filter((email) => !known.has(email));
  await run(
    tx,
    sql`UPDATE affiliate_invitations SET status = 'expired'
        WHERE store_id = ${storeId} AND email = ANY(${wanted}) AND status = 'pending' AND expires_at <= ${now}`,
  );
  const invitations = await insertInvitations(tx, storeId, wanted, now);
  const sent = new Set(invitations.map(({ email }) => email));
  return {
    invitations,
    alreadyAffiliate: emails.filter((email) => known.has(email)),
    alreadyInvited: wanted.filter((email) => !sent.has(email)),
  };
}

/** The unique index on pending invitations decides between two who invite the same address at once. */
async function insertInvitations(tx: Tx, storeId: number, emails: readonly string[], now: Date) {
  const ids = emails.map(() => publicId("invitation", randomBytes(PUBLIC_ID_BYTES)));
  const ends = new Date(now.getTime() + DAYS_VALID * 86_400_000);
  // Always in one order, so that two of several addresses never wait for each other.
  const inserted = await rows<InvitationRow>(
    tx,
    sql`INSERT INTO affiliate_invitations (store_id, public_id, email, expires_at, created_at)
        SELECT ${storeId}, id, email, ${ends}, ${now}
        FROM unnest(${ids}::text[], ${emails}::text[]) AS wanted (id, email) ORDER BY email
        ON CONFLICT (store_id, email) WHERE status = 'pending' DO NOTHING
        RETURNING public_id, email, status, expires_at, created_at`,
  );
  const place = new Map(emails.map((email, index) => [email, index]));
  return inserted.toSorted((one, other) => (place.get(one.email) ?? 0) - (place.get(other.email) ?? 0));
}
