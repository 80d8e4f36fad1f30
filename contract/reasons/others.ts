import type { Reason } from "./reason.ts";

export const otherReasons = {
  pulse_not_found: {
    status: 404,
    message: "Pulse not found.",
    support: "There is no such pulse in this store.",
    nextStep: "List the pulses with `GET /v1/pulses`.",
  },
  pulse_cannot_be_deleted: {
    status: 409,
    message: "This pulse belongs to an integration and cannot be deleted.",
    support: "An integration made this pulse; it goes when the integration is disconnected.",
    nextStep: "Disable the pulse instead, or remove the integration that made it.",
  },
  affiliate_not_found: {
    status: 404,
    message: "Affiliate not found.",
    support: "The store has no affiliate with this code.",
    nextStep: "Check the affiliate's code; it is their `account.pseudo`.",
  },
  invitation_not_found: {
    status: 404,
    message: "Invitation not found.",
    support: "The store has no such invitation.",
    nextStep: "List the invitations with `GET /manage/v1/affiliates/invitations`.",
  },
  invitation_already_cancelled: {
    status: 409,
    message: "This invitation has already been cancelled.",
    support: "This invitation was already taken back; nothing changed.",
    nextStep: "Nothing needs to be done; the address may be invited again.",
  },
  invitation_not_pending: {
    status: 409,
    message: "Only a pending invitation can be cancelled.",
    support: "This invitation was already accepted or has run out.",
    nextStep: "Read the invitation's status again.",
  },
} as const satisfies Record<string, Reason>;
