import { randomUUID } from "node:crypto";
import { withoutSecrets } from "../operations/log.ts";

/** Every answer names its request, as the log does; a caller's own name for it is kept, if it is a sensible one. */
export function makeRequestId(given: string | undefined): string {
  const sensible = given !== undefined && /^[\w.:-]{1,128}$/.test(given) && withoutSecrets(given) === given;
  return sensible ? given : randomUUID();
}
