import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { createApiKey } from "./resources/keys/create.ts";
import { testDatabase } from "./testing/database.ts";
import { insertOffer, type Offered } from "./testing/fixtures/offer.ts";
import { type ServiceProcess, startService } from "./testing/service-process.ts";
import { insertStore } from "./testing/store.ts";

const { pool, url } = await testDatabase();
const store = await insertStore(pool);
const tool = await insertOffer(pool, store.id, {
  type: "license",
  pricing: "free",
  price: 0,
  maxActivations: 1000,
});
const paid = await insertOffer(pool, store.id, { type: "license", price: 4900 });

interface Order {
  idempotencyKey: string;
  offer: Offered;
  email: string;
  /** What the service answered, if it lived to. */
  answer?: { status: number; text: string };
}

async function newKey(): Promise<string> {
  return (await createApiKey(pool, { storeSlug: store.slug, name: "crash", now: new Date() })).key;
}

function post(agent: Agent, url: string, headers: Record<string, string>, body: unknown) {
  return new Promise<{ status: number; text: string } | undefined>((resolve) => {
    const asked = request(url, { method: "POST", agent, headers }, async (answer) => {
      let text = "";
      try {
        for await (const chunk of answer) text += String(chunk);
        resolve({ status: answer.statusCode ?? 0, text });
      } catch {
        resolve(undefined);
      }
    });
    asked.on("error", () => resolve(undefined));
    asked.end(JSON.stringify(body));
  });
}

function orderOf({ offer, email }: Order) {
  const phone = { number: "612345678", country_code: "ES" };
  return { product_id: offer.publicId, email, first_name: "Ana", last_name: "Ruiz", phone };
}

async function send(service: ServiceProcess, agent: Agent, key: string, order: Order): Promise<void> {
  const headers = { authorization: `Bearer ${key}`, "idempotency-key": order.idempotencyKey };
  const answer = await post(agent, `${service.base}/v1/checkout`, headers, orderOf(order));
  if (answer && answer.status !== 429) order.answer = answer;
}

async function one<Row>(text: string): Promise<Row> {
  const { rows } = await pool.query(text);
  return rows[0];
}

test("killed in the middle of checkouts, every acknowledged sale is there once, and nothing half-made", async () => {
  const orders: Order[] = [];
  for (let life = 0; life < 3; life++) {
    const service = await startService({ DATABASE_URL: url });
    const agent = new Agent({ keepAlive: true });
    const acknowledgedBefore = orders.filter(({ answer }) => answer).length;
    let killed = false;
    const buyers = Array.from({ length: 12 }, async (_, buyer) => {
      const key = await newKey();
      for (let turn = 0; !killed && turn < 90; turn++) {
        const name = `${life}-${buyer}-${turn}`;
        const offer = turn % 3 === 0 ? paid : tool;
        const order = { idempotencyKey: name, offer, email: `buyer-${name}@example.com` };
        orders.push(order);
        await send(service, agent, key, order);
      }
    });
    while (orders.filter(({ answer }) => answer).length < acknowledgedBefore + 60) await pause(2);
    service.child.kill("SIGKILL");
    killed = true;
    await Promise.all([service.ended, ...buyers]);
    agent.destroy();
  }

  const acknowledged = orders.filter(({ answer }) => answer !== undefined);
  const unanswered = orders.filter(({ answer }) => answer === undefined);
  assert.deepEqual(new Set(acknowledged.map(({ answer }) => answer?.status)), new Set([201]));
  assert.ok(unanswered.length > 0, "some were under way when the service was killed");
  for (const { email } of acknowledged) {
    const { rows } = await pool.query(
      "SELECT FROM sales s JOIN customers c ON c.store_id = s.store_id AND c.id = s.customer_id WHERE c.email = $1",
      [email],
    );
    assert.equal(rows.length, 1, `the sale of ${email}`);
  }
  await nothingIsHalfMade();

  // Whoever got no answer asks again, and whoever got one by mistake too: nothing happens twice.
  const service = await startService({ DATABASE_URL: url });
  const agent = new Agent({ keepAlive: true });
  const key = await newKey();
  for (const order of [...unanswered, ...acknowledged.slice(0, 20)]) {
    const before = order.answer?.text;
    await send(service, agent, key, order);
    assert.equal(order.answer?.status, 201);
    if (before) assert.equal(order.answer?.text, before);
  }
  agent.destroy();
  const { sales } = await one<{ sales: number }>("SELECT count(*) AS sales FROM sales");
  assert.equal(sales, orders.length);
  await nothingIsHalfMade();
});

/** What belongs together is there together. */
async function nothingIsHalfMade() {
  const found = await one<Record<string, number>>(`
    SELECT count(*) FILTER (WHERE s.status = 'completed') AS completed,
           count(*) FILTER (WHERE s.status = 'completed' AND l.id IS NOT NULL) AS licensed,
           count(*) FILTER (WHERE s.status = 'awaiting_payment') AS awaiting,
           count(*) FILTER (WHERE s.status = 'awaiting_payment' AND p.id IS NOT NULL AND l.id IS NULL) AS payable,
           count(*) AS sales, count(DISTINCT s.customer_id) AS buyers
    FROM sales s LEFT JOIN licenses l ON l.store_id = s.store_id AND l.sale_id = s.id
    LEFT JOIN payments p ON p.store_id = s.store_id AND p.sale_id = s.id`);
  const { completed, licensed, awaiting, payable, sales, buyers } = found;
  assert.equal(licensed, completed);
  assert.equal(payable, awaiting);
  assert.equal(buyers, sales);
  const counted = await one(
    `SELECT (SELECT sum(completed) FROM sales_by_day) AS by_day, (SELECT sum(completed) FROM product_sales) AS by_product,
            (SELECT count(*) FROM events WHERE name = 'successful.sale') AS told,
            (SELECT count(*) FROM events WHERE name = 'license.issued') AS issued,
            (SELECT count(*) FROM customers) AS customers`,
  );
  assert.deepEqual(counted, {
    by_day: completed,
    by_product: completed,
    told: completed,
    issued: completed,
    customers: sales,
  });
}

test("killed in the middle of activations, a license counts exactly what it keeps", async () => {
  const { license_key: license } = await one<{ license_key: string }>(
    `SELECT license_key FROM licenses WHERE product_id = ${tool.id} LIMIT 1`,
  );
  const service = await startService({ DATABASE_URL: url });
  const agent = new Agent({ keepAlive: true });
  const key = await newKey();
  let acknowledged = 0;
  let killed = false;
  const devices = Array.from({ length: 8 }, async (_, device) => {
    const headers = { authorization: `Bearer ${key}` };
    const body = { device_identifier: `device-${device}` };
    while (!killed) {
      const answer = await post(agent, `${service.base}/v1/licenses/${license}/activate`, headers, body);
      if (answer?.status === 200) acknowledged += 1;
    }
  });
  while (acknowledged < 25) await pause(1);
  service.child.kill("SIGKILL");
  killed = true;
  await Promise.all([service.ended, ...devices]);
  agent.destroy();
  const { counted, kept, attempts, told } = await one<Record<string, number>>(`
    SELECT l.activation_count AS counted,
           (SELECT count(*) FROM activations a WHERE a.store_id = l.store_id AND a.license_id = l.id) AS kept,
           (SELECT count(*) FROM activation_attempts t WHERE t.store_id = l.store_id AND t.license_id = l.id) AS attempts,
           (SELECT count(*) FROM events e WHERE e.license_id = l.id AND e.name = 'license.activated') AS told
    FROM licenses l WHERE l.license_key = '${license}'`);
  assert.equal(kept, counted);
  assert.equal(attempts, counted);
  assert.equal(told, counted);
  assert.ok((counted ?? 0) >= acknowledged && (counted ?? 0) <= acknowledged + 8);
});
