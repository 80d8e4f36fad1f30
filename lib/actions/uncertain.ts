import type { Answer } from "../answer.ts";

/** A network that broke under an act: it may have been done, so nothing is repeated and nothing is claimed. */
export function uncertain(): Answer<never> {
  const facts = { status: undefined, code: undefined, fields: {}, retryAfter: undefined };
  return { ok: false, problem: { kind: "uncertain", store: window.location.host, ...facts }, waiting: false };
}
