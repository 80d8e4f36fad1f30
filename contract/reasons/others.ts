import type { Reason } from "./reason.ts";

export const otherReasons = {
  pulse_not_found: {
    status: 404,
    message: "Pulse not found.",
    support: "There is no such pulse in this store.",
    nextStep: "List the pulses with `GET /v1/pulses`.",
  },
  affiliate_not_found: {
    status: 404,
    message: "Affiliate not found.",
    support: "The store has no affiliate with this code.",
    nextStep: "Check the affiliate's code; it is their `account.pseudo`.",
  },
} as const satisfies Record<string, Reason>;
