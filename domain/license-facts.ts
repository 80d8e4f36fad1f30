import type { License as WireLicense } from "#contract/license.ts";
import type { License } from "./license-activation.ts";

type Told = Pick<
  WireLicense,
  "revoked_at" | "activated_at" | "expires_at" | "activation_count" | "max_activations"
>;

const instant = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** A license as the API tells it, in the form that the rules read. */
export function licenseFacts(told: Told): License {
  return {
    revokedAt: instant(told.revoked_at),
    activatedAt: instant(told.activated_at),
    expiresAt: instant(told.expires_at),
    activationCount: told.activation_count,
    maxActivations: told.max_activations,
  };
}
