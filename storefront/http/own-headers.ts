import { PER_MINUTE } from "../limits/lease-requests.ts";
import type { StoreContext } from "./request.ts";

const LIMIT = String(PER_MINUTE);

/** What every answer carries, whatever it says: the request's name, and how the caller stands with the rate limit. */
export function ownHeaders(c: StoreContext): Record<string, string> {
  c.set("hasOwnHeaders", true);
  const requestId = c.get("requestId");
  const verdict = c.get("verdict");
  if (!verdict) return { "x-request-id": requestId };
  const remaining = String(verdict.remaining);
  const reset = String(verdict.reset);
  return {
    "x-request-id": requestId,
    "ratelimit-limit": LIMIT,
    "ratelimit-remaining": remaining,
    "ratelimit-reset": reset,
    "x-ratelimit-limit": LIMIT,
    "x-ratelimit-remaining": remaining,
    "x-ratelimit-reset": reset,
  };
}
