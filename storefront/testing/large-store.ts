import type { Pool } from "../db/pool.ts";
import { seedDemoStore } from "../demo/seed.ts";
import type { Store } from "../service.ts";

/** The rows that stand for the crowded corners of a large store: one of each that has much more than its like. */
export interface Crowded {
  customer: string;
  /** Who has the license of which tens of thousands of attempts were refused. */
  unlucky: string;
  product: string;
  licenseKey: string;
}

const SALES = 100_000;

// One statement each, `$1` the store and `$2` the moment. Ids made here begin with a word of their own, so that they
// never meet a told one.
const statements = {
  products: `INSERT INTO products (store_id, public_id, slug, name, type, category, status, pricing_type, price,
                                   created_at, updated_at)
    SELECT $1, 'prd_more' || lpad(n::text, 12, '0'), 'more-' || n, 'Template pack ' || n,
           (ARRAY['downloadable', 'license', 'course', 'service'])[1 + n % 4],
           (SELECT category FROM products WHERE store_id = $1 ORDER BY id LIMIT 1),
           CASE WHEN n % 7 = 0 THEN 'draft' ELSE 'published' END, 'one_time', 1000,
           $2::timestamptz - n * interval '3 hours', $2 FROM generate_series(1, 5000) n`,
  discounts: `INSERT INTO discounts (store_id, public_id, name, code, type, percent, end_date, expiry_noticed_at,
                                     created_at, updated_at)
    SELECT $1, 'disc_more' || lpad(n::text, 12, '0'), 'Campaign ' || n, 'MORE' || n, 'percentage', 10,
           CASE WHEN n % 20 = 0 THEN NULL ELSE $2::timestamptz - interval '1 day' END,
           CASE WHEN n % 20 = 0 OR n <= 200 THEN NULL ELSE $2::timestamptz END,
           $2::timestamptz - n * interval '40 minutes', $2 FROM generate_series(1, 20000) n`,
  pulses: `INSERT INTO pulses (store_id, public_id, url, triggers, secret, created_at, updated_at)
    SELECT $1, 'pulse_more' || lpad(n::text, 12, '0'), 'https://hooks.example.com/in/' || n,
           ARRAY['sale.completed', 'license.issued'], 'kept', $2::timestamptz - n * interval '1 hour', $2
    FROM generate_series(1, 5000) n`,
  // The first pulse is busy, and one in seven of its deliveries failed for good.
  deliveries: `INSERT INTO pulse_deliveries (store_id, public_id, pulse_id, event_id, event, status, attempt_count,
                                             created_at)
    SELECT $1, 'dlv_more' || lpad(n::text, 12, '0'), (SELECT min(id) FROM pulses WHERE store_id = $1) + CASE
             WHEN n % 10 = 0 THEN n % 1000 ELSE 0 END, n, 'successful.sale',
           CASE WHEN n % 7 = 0 THEN 'exhausted' ELSE 'delivered' END, 1, $2::timestamptz - n * interval '3 minutes'
    FROM generate_series(1, 100000) n`,
  deliveryAttempts: `INSERT INTO delivery_attempts (store_id, delivery_id, started_at, duration_ms, status)
    SELECT $1, id, $2, 90, 200 FROM pulse_deliveries WHERE store_id = $1`,
  // A reseller: one customer with thousands of sales and licenses, all of one product.
  resellerSales: `INSERT INTO sales (store_id, public_id, customer_id, product_id, status, currency, original_amount,
                                     amount, channel, completed_at, created_at, updated_at)
    SELECT $1, 'sale_more' || lpad(n::text, 12, '0'), (SELECT min(id) FROM customers WHERE store_id = $1),
           (SELECT min(id) FROM products WHERE store_id = $1 AND type = 'license'), 'completed', 'USD', 1000, 1000,
           'api', at, at, at
    FROM generate_series(1, 3000) n, LATERAL (SELECT $2::timestamptz - n * interval '2 hours' AS at) moment`,
  resellerLicenses: `INSERT INTO licenses (store_id, public_id, sale_id, customer_id, product_id, license_key,
                                           max_activations, created_at, updated_at)
    SELECT store_id, 'lic_more' || right(public_id, 12), id, customer_id, product_id,
           'MRE' || substr(upper(md5(id::text)), 1, 2) || '-' || substr(upper(md5(id::text)), 3, 5) || '-'
             || substr(upper(md5(id::text)), 8, 5) || '-' || right(public_id, 5),
           3, created_at, created_at
    FROM sales WHERE store_id = $1 AND $2::timestamptz IS NOT NULL AND public_id LIKE 'sale_more%'`,
  // Expired since the clock last looked: licenses of every age whose expiry nobody has noticed.
  unnoticed: `UPDATE licenses SET expiry_noticed_at = NULL WHERE store_id = $1 AND $2::timestamptz IS NOT NULL
    AND id IN (SELECT id FROM licenses WHERE store_id = $1 AND expiry_noticed_at IS NOT NULL ORDER BY id LIMIT 400)`,
  // A program that asks again and again: tens of thousands of attempts of one license, all of them refused.
  attempts: `INSERT INTO activation_attempts (store_id, license_id, customer_id, license_key, outcome, code, ip_address, created_at)
    SELECT $1, l.id, l.customer_id, l.license_key, 'refused', 'license_expired', '192.0.2.1', $2::timestamptz - n * interval '1 minute'
    FROM (SELECT * FROM licenses WHERE store_id = $1 ORDER BY id LIMIT 1) l, generate_series(1, 30000) n`,
  invitations: `INSERT INTO affiliate_invitations (store_id, public_id, email, status, expires_at, created_at)
    SELECT $1, 'affinv_more' || lpad(n::text, 12, '0'), 'invited' || n || '@example.com',
           (ARRAY['pending', 'expired', 'accepted', 'cancelled'])[CASE WHEN at < $2::timestamptz - interval '30 days' - interval '1 hour'
             THEN 2 + n % 3 ELSE 1 + n % 4 END], at + interval '30 days', at
    FROM generate_series(1, 20000) n, LATERAL (SELECT $2::timestamptz - n * interval '20 minutes' AS at) moment`,
  keys: `INSERT INTO api_keys (store_id, key_id, name, secret_hash, created_at, revoked_at)
    SELECT $1, 'more' || lpad(n::text, 12, '0'), 'Key ' || n, '', at, CASE WHEN n % 100 = 0 THEN NULL ELSE at END
    FROM generate_series(1, 20000) n, LATERAL (SELECT $2::timestamptz - n * interval '30 minutes' AS at) moment`,
  activations: `INSERT INTO activations (store_id, license_id, ip_address, created_at)
    SELECT $1, (SELECT min(id) FROM licenses WHERE store_id = $1), '192.0.2.1', $2::timestamptz - n * interval '1 minute'
    FROM generate_series(1, 20000) n`,
};

/** Large enough that work which grows with a store shows; its statistics are up to date. */
export async function seedLargeStore(
  pool: Pool,
  now: Date,
): Promise<{ store: Pick<Store, "slug">; crowded: Crowded }> {
  const slug = "large-store";
  const { storeId } = await seedDemoStore(pool, { sales: SALES, slug, today: now });
  for (const text of Object.values(statements)) await pool.query(text, [storeId, now]);
  await pool.query("VACUUM (ANALYZE)");
  const { rows } = await pool.query<Crowded>(
    `SELECT c.public_id AS customer, p.public_id AS product,
            (SELECT license_key FROM licenses WHERE store_id = $1 ORDER BY id LIMIT 1) AS "licenseKey",
            (SELECT c.public_id FROM customers c JOIN licenses l ON l.store_id = c.store_id AND l.customer_id = c.id
             WHERE l.store_id = $1 ORDER BY l.id LIMIT 1) AS unlucky
     FROM sales s JOIN customers c ON c.store_id = s.store_id AND c.id = s.customer_id
     JOIN products p ON p.store_id = s.store_id AND p.id = s.product_id
     WHERE s.store_id = $1 AND s.public_id = 'sale_more000000000001'`,
    [storeId],
  );
  const [crowded] = rows;
  if (!crowded) throw new Error("The large store has no reseller.");
  return { store: { slug }, crowded };
}
