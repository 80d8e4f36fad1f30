import { withRawAmounts } from "#domain/raw-amount.ts";
import { saleAfter } from "#domain/sale-life.ts";
import { linkMaker } from "../access/links.ts";
import type { Db } from "../db/pool.ts";
import { findAffiliate } from "../resources/affiliates/queries.ts";
import { toAffiliate } from "../resources/affiliates/wire.ts";
import { findCustomer } from "../resources/customers/queries.ts";
import { toCustomer } from "../resources/customers/wire.ts";
import { findLicense } from "../resources/licenses/queries.ts";
import { toLicense } from "../resources/licenses/wire.ts";
import { findSale } from "../resources/sales/queries.ts";
import { toSale } from "../resources/sales/wire.ts";
import type { Settings } from "../settings.ts";
import { detailsOf } from "./event-details.ts";
import { type EventFacts, findEvent } from "./event-facts.ts";

/** Of what is bought and paid for. */
type Addresses = Pick<Settings, "PUBLIC_URL" | "LINK_SECRET">;

/**
 * What an event tells: everything it is about, in the shapes in which /v1 answers, judged at the moment it happened.
 */
export async function payloadOf(
  db: Db,
  settings: Addresses,
  storeId: number,
  eventId: number,
): Promise<Record<string, unknown> | undefined> {
  const event = await findEvent(db, storeId, eventId);
  if (!event) return undefined;
  const { store, data: _, ...told } = event;
  const license = event.license_key === null ? null : await licenseOf(db, event, event.license_key);
  const payload = {
    event: told.name,
    id: told.public_id,
    occurred_at: told.created_at.toISOString(),
    sale: await saleOf(db, settings, event),
    product: told.product,
    customer: await customerOf(db, event),
    affiliate: await affiliateOf(db, event),
    store: {
      id: store.publicId,
      name: store.name,
      slug: store.slug,
      url: told.store_url,
      currency: store.currency,
    },
    ...(license ? { license } : {}),
    ...(await detailsOf(db, event)),
  };
  return Object.fromEntries(Object.entries(payload).map(([name, part]) => [name, withRawAmounts(part)]));
}

/** With its `custom_metadata`, and where to pay for it as long as it can be paid. */
async function saleOf(db: Db, settings: Addresses, { store, sale, created_at: now }: EventFacts) {
  const found = sale === null ? undefined : await findSale(db, store.id, sale);
  if (!found) return null;
  const told = toSale(found, { store, links: linkMaker(settings), now });
  const payable = found.transaction_id !== null && saleAfter(found.status, "pay") !== null;
  return payable
    ? { ...told, checkout: { url: `${settings.PUBLIC_URL}/pay/${found.transaction_id}` } }
    : told;
}

async function customerOf(db: Db, { store, customer }: EventFacts) {
  const found = customer === null ? undefined : await findCustomer(db, store.id, customer);
  return found ? toCustomer(found, store) : null;
}

async function affiliateOf(db: Db, { store, affiliate }: EventFacts) {
  const found = affiliate === null ? undefined : await findAffiliate(db, store.id, affiliate);
  return found ? toAffiliate(found, store) : null;
}

async function licenseOf(db: Db, { store, created_at: now }: EventFacts, key: string) {
  const found = await findLicense(db, store.id, key);
  return found ? toLicense(found, now) : null;
}
