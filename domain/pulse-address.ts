import ipaddr from "ipaddr.js";

export type TargetRefusal =
  | "target_invalid"
  | "target_not_https"
  | "target_has_credentials"
  | "target_private";

/** Public by its number, yet it is a cloud's own service inside every machine of that cloud. */
const INNER_SERVICES = new Set(["168.63.129.16"]);

/**
 * Whether an address is one of the public internet, so that no pulse makes the service knock on doors of its owner's
 * own network. An address that carries an IPv4 one inside (mapped, NAT64, 6to4, Teredo) is none.
 */
export function isPublicAddress(address: string): boolean {
  const bare = address.replace(/%.*$/, "");
  if (!ipaddr.isValid(bare) || bare !== address) return false;
  const read = ipaddr.parse(bare);
  if (read.range() !== "unicast") return false;
  return read.kind() === "ipv4" ? !INNER_SERVICES.has(read.toString()) : isGlobal(read.toByteArray());
}

/** 2000::/3 is all of IPv6 that is given out to the public so far. */
function isGlobal([first = 0]: readonly number[]): boolean {
  return first >= 0x20 && first <= 0x3f;
}

/** The host as an address where it is one, however it was written: decimal, octal, hexadecimal, in brackets. */
export function literalAddress(host: string): string | null {
  const bare = host.startsWith("[") ? host.slice(1, -1) : host;
  return ipaddr.isValid(bare) ? bare : null;
}

/** Names that mean this machine or its network wherever they are asked for. */
const INNER_NAMES = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa)\.?$/;

/**
 * Why a pulse may not have this target, or null where it may. A name is looked up again at each connection: this only
 * says early what can be said early.
 */
export function targetRefusal(text: string, { anyAddress }: { anyAddress: boolean }): TargetRefusal | null {
  const url = URL.parse(text);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.hostname === "") return "target_invalid";
  if (url.username !== "" || url.password !== "") return "target_has_credentials";
  if (anyAddress) return null;
  if (url.protocol !== "https:") return "target_not_https";
  const literal = literalAddress(url.hostname);
  if (literal !== null) return isPublicAddress(literal) ? null : "target_private";
  return INNER_NAMES.test(url.hostname) ? "target_private" : null;
}
