/** Ours, and those that belong to the connection or to the request's form: no pulse may set them. */
const kept = new Set([
  "x-pulse-id",
  "x-pulse-event",
  "x-pulse-delivery-id",
  "x-pulse-signature",
  "webhook-id",
  "webhook-timestamp",
  "webhook-signature",
  "content-type",
  "content-length",
  "content-encoding",
  "accept-encoding",
  "host",
  "user-agent",
  "expect",
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
  "http2-settings",
]);

export const MOST_OWN_HEADERS = 10;

const NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,100}$/;
const VALUE = /^[\t\x20-\x7e\x80-\xff]{0,1000}$/;

export type HeaderRefusal = "header_name_invalid" | "header_value_invalid" | "header_kept";

/** Why a pulse may not send this header of its own, or null where it may. */
export function ownHeaderRefusal(name: string, value: string, signatureHeader: string): HeaderRefusal | null {
  if (!NAME.test(name)) return "header_name_invalid";
  const lower = name.toLowerCase();
  if (kept.has(lower) || lower === signatureHeader.toLowerCase()) return "header_kept";
  return VALUE.test(value) ? null : "header_value_invalid";
}

export interface OwnHeaderFault {
  /** Null where it is about all of them together. */
  name: string | null;
  refusal: HeaderRefusal | "header_twice" | "too_many_headers";
}

/** All that is wrong with the headers that a pulse is to have; a name is the same in any case. */
export function ownHeaderFaults(
  own: Readonly<Record<string, string>>,
  signatureHeader: string,
): OwnHeaderFault[] {
  const faults: OwnHeaderFault[] = [];
  const known = new Set<string>();
  for (const [name, value] of Object.entries(own)) {
    const refusal = ownHeaderRefusal(name, value, signatureHeader);
    if (refusal) faults.push({ name, refusal });
    else if (known.has(name.toLowerCase())) faults.push({ name, refusal: "header_twice" });
    known.add(name.toLowerCase());
  }
  const tooMany = Object.keys(own).length > MOST_OWN_HEADERS;
  return tooMany ? [{ name: null, refusal: "too_many_headers" }, ...faults] : faults;
}

/** What of a pulse's headers is sent: whatever was stored, never one that is kept or would break the request. */
export function sendableHeaders(
  own: Readonly<Record<string, string>>,
  signatureHeader: string,
): Record<string, string> {
  const allowed = Object.entries(own).filter(
    ([name, value]) => ownHeaderRefusal(name, value, signatureHeader) === null,
  );
  return Object.fromEntries(allowed.slice(0, MOST_OWN_HEADERS));
}
