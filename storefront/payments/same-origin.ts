/**
 * Whether a form was sent by a page of ours. The browser says so itself; where it says nothing, as a program does,
 * the address of the payment, which nobody else knows, has to be enough.
 */
export function isFromOwnPage(headers: Headers, address: string, publicUrl: string): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin" || site === "none";
  const origin = headers.get("origin");
  if (origin === null) return true;
  const host = headers.get("host");
  const own = [new URL(address).origin, new URL(publicUrl).origin];
  return own.includes(origin) || (host !== null && URL.parse(origin)?.host === host);
}
