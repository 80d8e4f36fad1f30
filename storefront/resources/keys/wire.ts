import type { ApiKey } from "#contract/api-key.ts";
import { orNull, withOffset } from "#contract/timestamps.ts";
import { apiKeyBeginning } from "#domain/api-key.ts";
import type { KeyHolder } from "../../keys/keyring.ts";
import type { ApiKeyRow } from "./queries.ts";

export function toApiKey(row: ApiKeyRow, holder: KeyHolder, now: Date): ApiKey {
  const isCurrent = row.key_id === holder.keyId;
  return {
    id: row.key_id,
    name: row.name,
    begins: apiKeyBeginning(holder.store.isDemo ? "test" : "live", row.key_id),
    scopes: row.scopes,
    status: row.revoked_at === null ? "active" : "revoked",
    is_current: isCurrent,
    created_at: withOffset(row.created_at),
    // Uses are written down some seconds later; of this one it is known already.
    last_used_at: orNull(isCurrent ? now : row.last_used_at, withOffset),
    revoked_at: orNull(row.revoked_at, withOffset),
  };
}
