import assert from "node:assert/strict";
import { after, test } from "node:test";
import { serve } from "@hono/node-server";
import { readers } from "#lib/lists/reading/readers.ts";
import { customerOf } from "#lib/reads/reading/customer.ts";
import { saleOf } from "#lib/reads/reading/sale.ts";
import { salesFigures } from "#lib/reads/reading/sales-metrics.ts";
import { activate } from "#lib/storefront/acts/activate.ts";
import { invite } from "#lib/storefront/acts/invite.ts";
import { revoke } from "#lib/storefront/acts/revoke.ts";
import { openClient } from "#lib/storefront/client.ts";
import { seedDemoStore } from "#storefront/demo/seed.ts";
import { testService } from "#storefront/testing/service.ts";

const now = new Date("2026-03-15T12:00:00Z");
const service = await testService({ now });
await seedDemoStore(service.pool, { slug: "demo", sales: 300, today: now });
const key = await service.freshKey({ ...service.store, slug: "demo" });
const { promise: port, resolve: listening } = Promise.withResolvers<number>();
const server = serve({ fetch: service.app.fetch, hostname: "127.0.0.1", port: 0 }, (info) =>
  listening(info.port),
);
after(() => server.close());
const client = openClient({ url: `http://127.0.0.1:${await port}`, key });
const first = { cursor: null, perPage: 100, priority: "click", filters: {} } as const;

test("the dashboard reads every row of every list that the service answers", async () => {
  for (const name of [
    "products",
    "sales",
    "discounts",
    "licenses",
    "attempts",
    "pulses",
    "customers",
  ] as const) {
    const page = await readers[name](client, first);
    assert.ok(page.ok, `${name}: ${page.ok ? "" : page.problem.kind}`);
    assert.ok(page.data.rows.length > 0, name);
    assert.deepEqual([page.data.unreadable, page.data.note], [0, null], name);
  }
});

test("a cursor leads to the next page, whatever the size of the page before", async () => {
  const small = await readers.sales(client, { ...first, perPage: 50 });
  assert.ok(small.ok && small.data.nextCursor);
  const next = await readers.sales(client, { ...first, cursor: small.data.nextCursor });
  assert.ok(next.ok && next.data.rows.length === 100);
  const seen = new Set(small.data.rows.map(({ id }) => id));
  assert.ok(next.data.rows.every(({ id }) => !seen.has(id)));
});

test("details and figures are the service's own", async () => {
  const sales = await readers.sales(client, first);
  const [sale] = sales.ok ? sales.data.rows : [];
  const whole = await saleOf(client, sale?.id ?? "");
  assert.ok(whole.ok && whole.data.whole);
  const customer = await customerOf(client, sale?.customer.id ?? "");
  assert.ok(customer.ok && customer.data.note === null);
  const figures = await salesFigures(client, { start: "2026-02-15", end: "2026-03-15", interval: "day" });
  assert.ok(figures.ok && figures.data.note === null && figures.data.metrics.intervals.length > 0);
});

test("staff activate and revoke a license, and a colleague who comes late is told kindly", async () => {
  const waiting = await readers.licenses(client, { ...first, filters: { status: "pending_activation" } });
  const key = (waiting.ok && waiting.data.rows[0]?.license_key) || "";
  const activated = await activate(client, key, "Support desk");
  assert.ok(activated.ok && activated.data.license?.activation_count === 1);
  const history = await readers.activations(client, { ...first, filters: { license_key: key } });
  assert.match((history.ok && history.data.rows[0]?.user_agent) || "", /^Vitrine dashboard \(/);
  const revoked = await revoke(client, key, "Refunded");
  assert.ok(revoked.ok && revoked.data.outcome === "done");
  assert.equal(revoked.data.license?.revocation?.reason, "Refunded");
  const late = await revoke(client, key, undefined);
  assert.ok(late.ok && late.data.outcome === "already" && late.data.license?.revoked_at);
});

test("invitations come back address by address", async () => {
  const sent = await invite(client, ["new.partner@example.com"]);
  assert.ok(sent.ok && sent.data.invitations.length === 1);
  const again = await invite(client, ["new.partner@example.com"]);
  assert.deepEqual(again.ok && again.data.skipped.already_invited, ["new.partner@example.com"]);
});
