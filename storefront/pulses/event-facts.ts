import type { ProductType } from "#contract/product.ts";
import type { EventName } from "#contract/triggers.ts";
import type { Db } from "../db/pool.ts";
import { row, sql } from "../db/statement.ts";
import type { Store } from "../store.ts";

/** An event, and by which names to find everything it is about. */
export interface EventFacts {
  public_id: string;
  name: EventName;
  data: Record<string, unknown>;
  created_at: Date;
  store: Store;
  store_url: string;
  sale: string | null;
  customer: string | null;
  affiliate: string | null;
  license_key: string | null;
  expires_at: Date | null;
  product: { id: string; name: string; slug: string; type: ProductType } | null;
}

interface FoundRow extends Omit<EventFacts, "store"> {
  store_id: number;
  store_public_id: string;
  store_slug: string;
  store_name: string;
  currency: string;
  locale: string;
  time_zone: string;
  is_demo: boolean;
}

/** Primary keys only. The product is the licensed one; in a bundle the sale names the bundle. */
export async function findEvent(db: Db, storeId: number, eventId: number): Promise<EventFacts | undefined> {
  const found = await row<FoundRow & Record<string, unknown>>(
    db,
    sql`SELECT e.public_id, e.name, e.data, e.created_at, st.id AS store_id, st.public_id AS store_public_id,
               st.slug AS store_slug, st.name AS store_name, st.currency, st.locale, st.time_zone, st.is_demo,
               st.url AS store_url, s.public_id AS sale, c.public_id AS customer, a.public_id AS affiliate,
               l.license_key, l.expires_at,
               CASE WHEN p.id IS NOT NULL THEN
                 json_build_object('id', p.public_id, 'name', p.name, 'slug', p.slug, 'type', p.type) END AS product
        FROM events e JOIN stores st ON st.id = e.store_id
        LEFT JOIN sales s ON s.store_id = e.store_id AND s.id = e.sale_id
        LEFT JOIN customers c ON c.store_id = e.store_id AND c.id = s.customer_id
        LEFT JOIN affiliates a ON a.store_id = e.store_id AND a.id = s.affiliate_id
        LEFT JOIN licenses l ON l.store_id = e.store_id AND l.id = e.license_id
        LEFT JOIN products p ON p.store_id = e.store_id AND p.id = coalesce(l.product_id, s.product_id)
        WHERE e.store_id = ${storeId} AND e.id = ${eventId}`,
  );
  if (!found) return undefined;
  const { store_id: id, store_public_id: publicId, store_slug: slug, store_name: name, ...event } = found;
  const { currency, locale, time_zone: timeZone, is_demo: isDemo } = found;
  return { ...event, store: { id, publicId, slug, name, currency, locale, timeZone, isDemo } };
}
