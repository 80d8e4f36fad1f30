import type { InvitationStatus } from "#contract/affiliate.ts";
import type { ReasonCode } from "#contract/errors.ts";

export interface InvitationFacts {
  /** As it was last written down. */
  status: InvitationStatus;
  expiresAt: Date;
}

/** What an invitation is now: one that nobody answered in time has expired, written down or not. */
export function invitationStatus({ status, expiresAt }: InvitationFacts, now: Date): InvitationStatus {
  return status === "pending" && expiresAt <= now ? "expired" : status;
}

export type CancellationRefusal = Extract<
  ReasonCode,
  "invitation_already_cancelled" | "invitation_not_pending"
>;

/** Only what still waits for an answer can be taken back. */
export function cancellationRefusal(invitation: InvitationFacts, now: Date): CancellationRefusal | null {
  const status = invitationStatus(invitation, now);
  if (status === "cancelled") return "invitation_already_cancelled";
  return status === "pending" ? null : "invitation_not_pending";
}
