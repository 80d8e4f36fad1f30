import type { LookupAddress } from "node:dns";
import { Resolver } from "node:dns/promises";
import type { LookupFunction } from "node:net";

export type Resolve = (host: string) => Promise<LookupAddress[]>;

export class AddressRefused extends Error {
  override readonly name = "AddressRefused";
}

export class NotResolved extends Error {
  override readonly name = "NotResolved";
}

const LOOPBACK: LookupAddress[] = [
  { address: "127.0.0.1", family: 4 },
  { address: "::1", family: 6 },
];

/** Nobody's for ever (RFC 2606), so no name server is bothered. */
const NOBODYS = /(^|\.)(example|invalid|test)\.?$/;

/**
 * Asks name servers itself. The system's own lookup takes one of four threads for as long as a name server is silent,
 * so that five dead names would stop everybody's deliveries.
 */
export function nameServers(): Resolve {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  return async (host) => {
    if (/(^|\.)localhost\.?$/.test(host)) return LOOPBACK;
    if (NOBODYS.test(host)) return [];
    const [four, six] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const found = (answer: typeof four, family: number) =>
      answer.status === "fulfilled" ? answer.value.map((address) => ({ address, family })) : [];
    return [...found(four, 4), ...found(six, 6)];
  };
}

/**
 * The lookup of each new connection: what is checked is what is connected to, so a name that changes its mind between
 * two lookups gains nothing. One forbidden address among several is enough to refuse them all.
 */
export function guardedLookup(resolve: Resolve, isAllowed: (address: string) => boolean): LookupFunction {
  return (host, options, callback) => {
    resolve(host).then(
      (found) => {
        const wanted = found.filter(({ family }) => !options.family || options.family === family);
        const [first] = wanted;
        if (!first) return callback(new NotResolved(host), []);
        if (!wanted.every(({ address }) => isAllowed(address))) return callback(new AddressRefused(host), []);
        if (options.all) return callback(null, wanted);
        callback(null, first.address, first.family);
      },
      () => callback(new NotResolved(host), []),
    );
  };
}
