import ipaddr from "ipaddr.js";

type Range = ReturnType<typeof ipaddr.parseCIDR>;

export type CallerAddress = (socketAddress: string, forwardedFor: string | undefined) => string;

const PLAIN_IPV4 = /^\d+\.\d+\.\d+\.\d+$/;

/**
 * From which address a request comes. `X-Forwarded-For` counts only where a trusted proxy wrote it: read from its
 * end, the first address that is no trusted proxy is the caller; what stands before it anybody could have written.
 */
export function callerAddressBehind(proxies: readonly string[]): CallerAddress {
  const trusted = proxies.map(rangeOf);
  const isTrusted = (text: string) => {
    const address = ipaddr.process(text);
    return trusted.some(([base, bits]) => base.kind() === address.kind() && address.match(base, bits));
  };
  return (socketAddress, forwardedFor) => {
    const nobodyBetween = !forwardedFor || trusted.length === 0;
    if (nobodyBetween && PLAIN_IPV4.test(socketAddress)) return socketAddress;
    let caller = plain(socketAddress) ?? "127.0.0.1";
    if (nobodyBetween) return caller;
    for (const hop of forwardedFor.split(",").toReversed()) {
      const address = plain(hop.trim());
      if (address === undefined || !isTrusted(caller)) return caller;
      caller = address;
    }
    return caller;
  };
}

function rangeOf(text: string): Range {
  if (text.includes("/")) return ipaddr.parseCIDR(text);
  const address = ipaddr.process(text);
  return [address, address.kind() === "ipv4" ? 32 : 128];
}

/** An IPv4 address in IPv6's clothes is written as IPv4. */
function plain(text: string): string | undefined {
  return ipaddr.isValid(text) ? ipaddr.process(text).toString() : undefined;
}

/** Whose count an address belongs to: in IPv6 one connection has a whole network of /64. */
export function subjectOfAddress(address: string): string {
  const parsed = ipaddr.parse(address);
  return parsed.kind() === "ipv4"
    ? `address:${address}`
    : `address:${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}`;
}
