import { type CancellationRefusal, cancellationRefusal } from "#domain/invitation.ts";
import { run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { type ListedInvitation, lockInvitation } from "./invitation-queries.ts";

export type Cancelled =
  | { invitation: ListedInvitation }
  | { refused: CancellationRefusal | "invitation_not_found" };

/** Its address may be invited again at once. */
export async function cancelInvitation(
  tx: Tx,
  storeId: number,
  publicId: string,
  now: Date,
): Promise<Cancelled> {
  const invitation = await lockInvitation(tx, storeId, publicId);
  if (!invitation) return { refused: "invitation_not_found" };
  const { status, expires_at: expiresAt } = invitation;
  const refused = cancellationRefusal({ status, expiresAt }, now);
  if (refused) return { refused };
  await run(
    tx,
    sql`UPDATE affiliate_invitations SET status = 'cancelled'
        WHERE store_id = ${storeId} AND id = ${invitation.id}`,
  );
  return { invitation: { ...invitation, status: "cancelled" } };
}
