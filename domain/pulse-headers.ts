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
