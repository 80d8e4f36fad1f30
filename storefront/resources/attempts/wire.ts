import type { Attempt } from "#contract/attempt.ts";
import { withMicroseconds } from "#contract/timestamps.ts";
import { maskLicenseKey } from "#domain/license-key.ts";
import type { AttemptRow } from "./queries.ts";

export function toAttempt(row: AttemptRow): Attempt {
  const { license_public_id: id, issued_key: key } = row;
  return {
    id: String(row.id),
    license_key: maskLicenseKey(row.license_key),
    license: id && key ? { id, masked_key: maskLicenseKey(key) } : null,
    outcome: row.outcome,
    code: row.code,
    device_identifier: row.device_identifier,
    ip_address: row.ip_address,
    user_agent: row.user_agent,
    created_at: withMicroseconds(row.created_at),
  };
}
