import { type License, licenseSchema } from "#contract/license.ts";
import { listedSaleSchema } from "#contract/sale.ts";
import { canonicalEmail, emailsIn } from "#domain/email.ts";
import { licenseKeysIn } from "#domain/license-keys-in-text.ts";
import type { Answer, Page } from "#lib/answer.ts";
import { answerOf, pageOf, succeeded } from "#lib/storefront/answers.ts";
import type { StoreClient } from "#lib/storefront/client.ts";
import { offers } from "#lib/storefront/offers.ts";
import { path } from "#lib/storefront/path.ts";
import type { LicenseFilters } from "../licenses.ts";
import { type Asked, listAt, notOffered, readPage } from "./list.ts";

type Read = Promise<Answer<Page<License>>>;

const list = listAt<LicenseFilters, typeof licenseSchema>("licenses", licenseSchema);

/** A store that cannot search its licenses would answer all of them: a search is turned into what it does offer. */
export async function licensesReader(client: StoreClient, asked: Asked<LicenseFilters>): Read {
  const { search, ...others } = asked.filters;
  if (search === undefined || (await offers(client, "license_search", asked.priority)))
    return list(client, asked);
  const [email] = emailsIn(search);
  if (email !== undefined) return ofCustomer(client, email, { ...asked, filters: others });
  const [key] = licenseKeysIn(search);
  if (key && "first" in key) return notOffered(client);
  return withKey(client, key?.key ?? search, asked.filters);
}

const page = (rows: License[]): Page<License> => ({
  rows,
  nextCursor: null,
  prevCursor: null,
  unreadable: 0,
  note: null,
});

async function withKey(client: StoreClient, key: string, { status }: LicenseFilters): Read {
  const license = answerOf(await client.read(path(["licenses", key])), client.host, licenseSchema);
  if (license.ok) {
    const fits = status === undefined || license.data.status === status;
    return succeeded(page(fits ? [license.data] : []), license.waiting);
  }
  return license.problem.kind === "not_found" ? succeeded(page([]), license.waiting) : license;
}

/** The sales list finds buyers by address, and tells under which id the licenses are theirs. */
async function ofCustomer(client: StoreClient, email: string, asked: Asked<LicenseFilters>): Read {
  const address = path(["sales"], { search: email, per_page: 100 });
  const sales = pageOf(await client.read(address), client.host, listedSaleSchema);
  if (!sales.ok) return sales;
  const customer = sales.data.rows.find((sale) => canonicalEmail(sale.customer.email) === email)?.customer;
  if (!customer) return succeeded(page([]), sales.waiting);
  const filters = { ...asked.filters, customer_id: customer.id };
  return readPage(client, ["licenses"], licenseSchema, { ...asked, filters });
}
