import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { after, describe, it } from "node:test";
import { serve } from "@hono/node-server";
import { seedDemoStore } from "../demo/seed.ts";
import { createApiKey } from "../resources/keys/create.ts";
import { testService } from "../testing/service.ts";
import { overHttp } from "./over-http.ts";
import type { Subject } from "./subject.ts";
import { examine, suite } from "./suite.ts";

const now = new Date();
const slug = "conformance";
const { app, pool, request } = await testService({ now });
await seedDemoStore(pool, { sales: 700, slug, today: now });

const REQUESTS_A_KEY = 90;

/** Nothing lifts the limit of a key, so those who ask more often take turns. */
function manyKeys(): () => Promise<string> {
  let used = 0;
  let current: Promise<string> | undefined;
  return () => {
    if (!current || used >= REQUESTS_A_KEY) {
      current = createApiKey(pool, { storeSlug: slug, name: "conformance", scopes: [], now }).then(
        ({ key }) => key,
      );
      used = 0;
    }
    used += 1;
    return current;
  };
}

const keys = manyKeys();

/** A sale of the store's first product, and everything else that makes lists longer at their top. */
async function somethingIsAdded() {
  await pool.query(
    `INSERT INTO sales (store_id, public_id, customer_id, product_id, status, currency, original_amount, amount,
                        channel, created_at, completed_at, updated_at)
     SELECT store_id, 'sal_' || md5(random()::text), customer_id, product_id, 'completed', currency, 100, 100,
            'store', now(), now(), now() FROM sales ORDER BY id DESC LIMIT 1`,
  );
  await pool.query(
    `INSERT INTO licenses (store_id, public_id, sale_id, customer_id, product_id, license_key, max_activations,
                           created_at, updated_at)
     SELECT store_id, 'lic_' || md5(random()::text), sale_id, customer_id, product_id, md5(random()::text), 3,
            now(), now() FROM licenses ORDER BY id DESC LIMIT 1`,
  );
  await pool.query(
    `INSERT INTO discounts (store_id, public_id, name, code, type, percent, created_at, updated_at)
     SELECT store_id, 'dis_' || md5(random()::text), 'Meanwhile', md5(random()::text), 'percentage', 10, now(), now()
     FROM discounts ORDER BY id DESC LIMIT 1`,
  );
}

const inProcess: Subject = {
  send: async (method, path, { body, key } = {}) =>
    request(method, path, { body, key: key === undefined ? await keys() : key }),
  mayAct: true,
  maxPages: 1_000,
  meanwhile: somethingIsAdded,
};

const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
await new Promise((resolve) => server.once("listening", resolve));
after(() => server.close());
const { port } = server.address() as AddressInfo;
const throughHttp = overHttp({ url: `http://127.0.0.1:${port}`, key: keys, mayAct: true, maxPages: 1_000 });

for (const [name, subject] of [
  ["in this process, while sales are made", inProcess],
  ["over HTTP", throughHttp],
] as const) {
  describe(`/v1 as specified, ${name}`, () => {
    for (const check of suite) {
      it(check.title, async () => {
        const outcome = await examine(check, subject);
        // The demo store has everything that a check could want to look at.
        assert.equal(outcome?.skipped, undefined);
      });
    }
  });
}
