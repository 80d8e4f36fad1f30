import type { LicenseStatus } from "#contract/license.ts";

/** The facts from which a license's status follows. Nobody ever writes the status itself. */
export interface LicenseFacts {
  activatedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

export function licenseStatus({ activatedAt, expiresAt, revokedAt }: LicenseFacts, now: Date): LicenseStatus {
  if (revokedAt) return "revoked";
  if (expiresAt && expiresAt <= now) return "expired";
  return activatedAt ? "active" : "pending_activation";
}

/** The moment of expiry itself, however late anybody looked; one revoked before it never expired. */
export function expiredAt({ expiresAt, revokedAt }: LicenseFacts, now: Date): Date | null {
  if (!expiresAt || expiresAt > now) return null;
  return revokedAt && revokedAt < expiresAt ? null : expiresAt;
}
