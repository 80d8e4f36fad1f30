import type { Reply } from "../request.ts";

/** Nobody can tell from this reply alone whether the act was done: what it acted on has to be read again. */
export function isLost(reply: Reply): boolean {
  if (reply.kind === "answered") return reply.status >= 500;
  return reply.kind !== "unreachable";
}
