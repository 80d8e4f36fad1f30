import type { Activation } from "#contract/license.ts";
import { orNull, withMicroseconds } from "#contract/timestamps.ts";
import type { ActivationRow } from "./queries.ts";

export function toActivation(row: ActivationRow): Activation {
  return {
    id: row.id,
    issued_license_id: row.license_id,
    activated_by_ip: row.ip_address,
    user_agent: row.user_agent,
    device_identifier: row.device_identifier,
    metadata: row.metadata,
    created_at: withMicroseconds(row.created_at),
    removed_at: orNull(row.removed_at, withMicroseconds),
  };
}
