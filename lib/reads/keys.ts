import "server-only";
import { type ApiKey, type ApiKeyStatus, apiKeySchema } from "#contract/api-key.ts";
import type { Answer } from "../answer.ts";
import { pageOf, succeeded } from "../storefront/answers.ts";
import { managePath } from "../storefront/path.ts";
import { withStore } from "../storefront/the-store.ts";

export interface ApiKeys {
  active: ApiKey[];
  /** Null where they could not be read. */
  revoked: ApiKey[] | null;
  /** Whether there are more than are told. */
  more: boolean;
}

const MOST = 100;

/** The newest hundred of each kind; a store with more of them has a matter to put in order. */
export function readApiKeys(): Promise<Answer<ApiKeys>> {
  return withStore(async (client) => {
    const ofStatus = async (status: ApiKeyStatus) =>
      pageOf(await client.read(managePath(["keys"], { status, per_page: MOST })), client.host, apiKeySchema);
    const [active, revoked] = await Promise.all([ofStatus("active"), ofStatus("revoked")]);
    if (!active.ok) return active;
    const more = active.data.nextCursor !== null || (revoked.ok && revoked.data.nextCursor !== null);
    return succeeded({ active: active.data.rows, revoked: revoked.ok ? revoked.data.rows : null, more });
  });
}
