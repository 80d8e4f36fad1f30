import { randomUUID } from "node:crypto";

/** Every answer names its request, as the log does; a caller's own sensible name for it is kept. */
export function makeRequestId(given: string | undefined): string {
  return given !== undefined && /^[\w.:-]{1,128}$/.test(given) ? given : randomUUID();
}
