import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { isIP } from "node:net";
import { type CountryResponse, Reader } from "mmdb-lib";
import { z } from "zod";

// From the statistics of the regional internet registries (Number Resource Organization, nro.net, CC BY 4.0).
const TABLE = "@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb";

const entry = z.object({ country_code: z.string().regex(/^[A-Z]{2}$/) });

let table: Promise<Reader<CountryResponse>> | undefined;

/** Read once, at the first question or when asked to: 8 MB that a start need not wait for. */
export function loadCountries(): Promise<Reader<CountryResponse>> {
  table ??= readFile(createRequire(import.meta.url).resolve(TABLE)).then((bytes) => new Reader(bytes));
  return table;
}

/** ISO 3166-1 alpha-2; null for an address that nobody has, a private one, or none at all. */
export async function countryOf(address: string): Promise<string | null> {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (isIP(plain) === 0) return null;
  const found = entry.safeParse((await loadCountries()).get(plain));
  return found.success ? found.data.country_code : null;
}
