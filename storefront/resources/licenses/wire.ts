import type { License, RevokedLicense } from "#contract/license.ts";
import { orNull, withMicroseconds } from "#contract/timestamps.ts";
import { canActivate, remainingActivations } from "#domain/license-activation.ts";
import { maskLicenseKey } from "#domain/license-key.ts";
import { expiredAt, licenseStatus } from "#domain/license-status.ts";
import { factsOf, type LicenseRow } from "./queries.ts";

export function toLicense(row: LicenseRow, now: Date): License {
  return {
    ...facts(row, now),
    sale_id: row.sale_id,
    customer_id: row.customer_id,
    license_key: row.license_key,
    activation_count: row.activation_count,
    max_activations: row.max_activations,
    activations_remaining: remainingActivations(factsOf(row)),
    product: { id: row.product_id, name: row.product_name },
    ...additional(row),
  };
}

export function toRevokedLicense(row: LicenseRow, now: Date): RevokedLicense {
  const product = { id: row.product_public_id, name: row.product_name, slug: row.product_slug };
  return { ...facts(row, now), product, ...additional(row) };
}

function facts(row: LicenseRow, now: Date) {
  const known = factsOf(row);
  const status = licenseStatus(known, now);
  return {
    id: row.public_id,
    status,
    activated_at: orNull(row.activated_at, withMicroseconds),
    expires_at: orNull(row.expires_at, withMicroseconds),
    expired_at: orNull(expiredAt(known, now), withMicroseconds),
    revoked_at: orNull(row.revoked_at, withMicroseconds),
    is_active: status === "active",
    is_expired: status === "expired",
    can_activate: canActivate(known, now),
    metadata: row.metadata,
    created_at: withMicroseconds(row.created_at),
    updated_at: withMicroseconds(row.updated_at),
  };
}

function additional(row: LicenseRow) {
  const { revoked_at: at, revocation_reason: reason, revoked_by: by } = row;
  return {
    license: { key: row.license_key, masked_key: maskLicenseKey(row.license_key) },
    customer: {
      id: row.customer_public_id,
      name: `${row.customer_first_name} ${row.customer_last_name}`.trim(),
      email: row.customer_email,
    },
    activations: {
      count: row.activation_count,
      max: row.max_activations,
      remaining: remainingActivations(factsOf(row)),
    },
    certificate_url: row.certificate_url,
    revocation: at ? { reason, by, at: withMicroseconds(at) } : null,
  };
}
