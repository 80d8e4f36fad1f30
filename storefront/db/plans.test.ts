import assert from "node:assert/strict";
import { after, describe, it } from "node:test";
import { createApp } from "../http/app.ts";
import { seedLargeStore } from "../testing/large-store.ts";
import { noting, planOf, type Sent, workOf } from "../testing/plan.ts";
import { testService } from "../testing/service.ts";
import { encodeCursor } from "./cursor.ts";
import { row, sql } from "./statement.ts";

const NOW = new Date("2026-03-15T12:00:00Z");
const MOST_ROWS = 10_000;
const KEY_LASTS = 90;

const { service, pool, store: anyStore, freshKey } = await testService({ now: NOW });
const { store, crowded } = await seedLargeStore(pool, NOW);
const connection = await pool.connect();
after(() => connection.release());
const known = await row<
  Record<"sale" | "customer" | "email" | "transaction" | "license" | "key" | "discount" | "pulse", string>
>(
  pool,
  sql`SELECT s.public_id AS sale, c.public_id AS customer, c.email, y.transaction_id AS transaction,
             l.license_key AS key, d.public_id AS discount, u.public_id AS pulse
      FROM licenses l JOIN sales s ON s.store_id = l.store_id AND s.id = l.sale_id
      JOIN customers c ON c.store_id = s.store_id AND c.id = s.customer_id
      JOIN payments y ON y.store_id = s.store_id AND y.sale_id = s.id,
      (SELECT public_id FROM discounts ORDER BY id LIMIT 1) d, (SELECT public_id FROM pulses ORDER BY id LIMIT 1) u
      ORDER BY l.id LIMIT 1 OFFSET 9000`,
);
assert.ok(known);

const { customer, email, key, sale } = known;
const group = key.slice(0, 5);
const dates = "start_date=2025-06-01&end_date=2025-09-30";
const aDay = "start_date=2026-03-14&end_date=2026-03-15";
// Rare and common fragments, beginnings of one and two letters, and what no index can look up.
const TERMS = [
  "smith",
  "example",
  "zzz",
  "a",
  "q",
  "x",
  "0",
  "ma",
  "ex",
  "zq",
  "a.b",
  "-co",
  "%",
  "é",
  "日本",
];
const searches = (more: readonly string[] = []) =>
  [...TERMS, ...more].map((term) => `search=${encodeURIComponent(term)}`);
const among = (filters: readonly string[], terms: readonly string[]) =>
  filters.flatMap((filter) => terms.map((term) => `${filter}&search=${encodeURIComponent(term)}`));

/** Every list, by its cursors' name: its address, and what is asked of it. */
const lists: Record<string, { path: string; queries: string[] }> = {
  products: {
    path: "/v1/products",
    queries: [
      ...[
        "",
        "type=license",
        "type=bundle",
        "category=technology",
        "type=license&category=education_and_learning",
      ],
      ...searches(["template pack", "pack 49", "prd_more"]),
      ...among(["type=bundle", "type=course&category=technology"], ["pack", "zzz", "a", "template"]),
    ],
  },
  sales: {
    path: "/v1/sales",
    queries: [
      ...["", "status=completed", "status=failed", "status=awaiting_payment", "status=settled", dates, aDay],
      ...[
        `customer_id=${customer}`,
        `customer_id=${crowded.customer}`,
        `customer_id=${crowded.customer}&status=failed`,
      ],
      ...[`status=failed&${dates}`, `customer_id=${crowded.customer}&${dates}`, "customer_id=nobody"],
      ...[`status=completed&customer_id=${customer}&${dates}`, "start_date=2024-01-01&end_date=2024-01-02"],
      ...searches([
        sale,
        sale.slice(0, 7),
        "sale",
        "sale_more",
        email,
        email.slice(0, 5),
        known.transaction,
        ".com",
      ]),
      ...among(
        [`customer_id=${customer}`, "status=abandoned", aDay, dates],
        ["example", "a", "zzz", "sale_", "-"],
      ),
      ...among([`status=failed&${dates}`, `customer_id=${crowded.customer}&status=failed`], ["example", "q"]),
    ],
  },
  customers: {
    path: "/v1/customers",
    queries: [
      ...["", dates, aDay],
      ...searches([email, "smith james", "cus_", customer]),
      ...among([dates, aDay], ["example", "a", "zzz", "-"]),
    ],
  },
  discounts: {
    path: "/v1/discounts",
    queries: [
      ...["", "status=active", "status=expired", dates, `status=active&${dates}`, `status=expired&${aDay}`],
      ...searches(["campaign", "more1999", known.discount]),
      ...among(
        ["status=active", "status=expired", `status=active&${dates}`],
        ["campaign", "more", "zzz", "c", "199"],
      ),
    ],
  },
  licenses: {
    path: "/v1/licenses",
    queries: [
      ...["", "status=pending_activation", "status=active", "status=expired", "status=revoked"],
      ...[`product_id=${crowded.product}`, "product_id=nothing", `customer_id=${customer}`],
      ...["active", "pending_activation", "expired", "revoked"].flatMap((status) => [
        `status=${status}&product_id=${crowded.product}`,
        `status=${status}&customer_id=${crowded.customer}`,
        `status=${status}&customer_id=${customer}&product_id=${crowded.product}`,
      ]),
      `customer_id=${crowded.customer}&product_id=${crowded.product}`,
      ...searches([key, group, key.slice(-5), `${group}-*****-*****-${key.slice(-5)}`, "MRE", email, ".com"]),
      ...among(
        ["status=revoked", "status=expired", `product_id=${crowded.product}`],
        ["example", "a", "zzz", "MRE"],
      ),
      ...among([`customer_id=${customer}`, `status=active&product_id=${crowded.product}`], ["example", "q"]),
    ],
  },
  activations: { path: `/v1/licenses/${crowded.licenseKey}/activations`, queries: [""] },
  attempts: {
    path: "/v1/activation-attempts",
    queries: [
      ...["", "outcome=accepted", "outcome=refused", "code=license_revoked", "code=license_expired"],
      ...["outcome=accepted&code=license_expired", "outcome=refused&code=license_expired", "code=nothing"],
      ...[`license_key=${key}`, `license_key=${crowded.licenseKey}`, `customer_id=${customer}`],
      ...[`customer_id=${crowded.customer}`, `customer_id=${crowded.customer}&outcome=accepted`],
      ...["", "&outcome=accepted", "&outcome=refused", "&code=license_revoked"].map(
        (more) => `customer_id=${crowded.unlucky}${more}`,
      ),
      ...[
        `license_key=${crowded.licenseKey}&outcome=accepted`,
        `license_key=${crowded.licenseKey}&code=license_revoked`,
      ],
    ],
  },
  "license-attempts": {
    path: `/v1/licenses/${crowded.licenseKey}/attempts`,
    queries: ["", "outcome=accepted", "outcome=refused", "code=license_expired", "code=license_revoked"],
  },
  invitations: {
    path: "/manage/v1/affiliates/invitations",
    queries: ["", "status=pending", "status=expired", "status=accepted", "status=cancelled"],
  },
  keys: { path: "/manage/v1/keys", queries: ["", "status=active", "status=revoked"] },
  events: {
    path: "/manage/v1/events",
    queries: [
      ...["", "name=successful.sale", "name=license.revoked", "name=pulse.failing", `sale_id=${sale}`],
      ...[`license_key=${key}`, `license_key=${crowded.licenseKey}`, "license_key=nothing"],
      ...[`license_key=${crowded.licenseKey}&name=license.activated`, `sale_id=${sale}&name=license.issued`],
    ],
  },
  deliveries: {
    path: "/manage/v1/deliveries",
    queries: [
      ...["", "status=pending", "status=delivered", "status=exhausted", "status=cancelled", dates, aDay],
      ...[`pulse_id=${known.pulse}`, `pulse_id=${known.pulse}&status=exhausted`, "pulse_id=nothing"],
      ...[`pulse_id=${known.pulse}&status=cancelled&${aDay}`, `status=exhausted&${aDay}`],
    ],
  },
  "managed-pulses": {
    path: "/manage/v1/pulses",
    queries: ["", ...searches(["hooks.example", "in/4999", "sale.completed", known.pulse])],
  },
  pulses: {
    path: "/v1/pulses",
    queries: ["", ...searches(["hooks.example", "in/4999", "sale.completed", known.pulse])],
  },
};

const details = [
  "/v1/store",
  "/v1/products/more-77",
  "/v1/products/prd_more000000000077",
  `/v1/sales/${sale}`,
  `/v1/customers/${customer}`,
  `/v1/discounts/${known.discount}`,
  `/v1/pulses/${known.pulse}`,
  `/v1/licenses/${key}`,
  "/v1/affiliates/nobody",
  `/manage/v1/pulses/${known.pulse}`,
  "/manage/v1/deliveries/dlv_more000000000077",
  "/manage/v1/failed-deliveries?since=2026-03-14T00:00:00Z",
  `/manage/v1/failed-deliveries?since=2026-03-10T00:00:00Z&pulse_id=${known.pulse}`,
  "/v1/metrics/sales?start_date=2025-04-01&end_date=2026-03-15",
  "/v1/metrics/sales?start_date=2025-04-01&end_date=2026-03-15&interval=month",
];

// The first page, one deep in the list, and one walking back from there.
const MIDDLE = new Date("2025-08-10T09:00:00Z");
const places = [
  { name: "first", cursor: null },
  { name: "deep", cursor: { direction: "next", createdAt: MIDDLE, id: 5_000 } },
  { name: "backwards", cursor: { direction: "prev", createdAt: MIDDLE, id: 5_000 } },
] as const;

function addressesOf(list: string, path: string, query: string): string[] {
  return [15, 100].flatMap((perPage) =>
    places.map(({ cursor }) => {
      const from = cursor ? `&cursor=${encodeCursor(list, cursor)}` : "";
      return `${path}?per_page=${perPage}${query ? `&${query}` : ""}${from}`;
    }),
  );
}

let statements: Sent[] = [];
const app = createApp({ ...service, pool: noting(pool, (statement) => statements.push(statement)) });
const newKey = () => freshKey({ ...anyStore, ...store }, ["manage"]);
let bearer = await newKey();
let asked = 0;

async function statementsBehind(address: string): Promise<Sent[]> {
  if (asked++ % KEY_LASTS === KEY_LASTS - 1) bearer = await newKey();
  statements = [];
  const answer = await app.request(address, { headers: { authorization: `Bearer ${bearer}` } });
  assert.ok([200, 404].includes(answer.status), `${address}: ${answer.status}`);
  return statements;
}

/** What is wrong with the way an address is answered, if anything. */
async function faultsOf(address: string): Promise<string[]> {
  const faults: string[] = [];
  for (const statement of await statementsBehind(address)) {
    if (/\boffset\b/i.test(statement.text)) faults.push("OFFSET");
    for (const mode of ["force_generic_plan", "force_custom_plan"] as const) {
      const { seqScans, touched, sorted } = workOf(await planOf(connection, statement, mode));
      if (seqScans.length > 0) faults.push(`${mode}: reads all of ${seqScans}`);
      if (touched > MOST_ROWS) faults.push(`${mode}: touches ${touched} rows`);
      if (sorted > MOST_ROWS) faults.push(`${mode}: sorts ${sorted} rows`);
    }
  }
  return faults.map((fault) => `${address}: ${fault}`);
}

async function assertFlat(addresses: readonly string[]) {
  const faults: string[] = [];
  for (const address of addresses) faults.push(...(await faultsOf(address)));
  assert.deepEqual(faults, []);
}

describe("on a large store no page reads more than some thousand rows, whatever is asked", () => {
  for (const [list, { path, queries }] of Object.entries(lists)) {
    it(`in the list of ${list}`, () =>
      assertFlat(queries.flatMap((query) => addressesOf(list, path, query))));
  }

  it("in what is asked for by name", () => assertFlat(details));

  it("and the measure itself notices a read of everything", async () => {
    const everything = { text: "SELECT count(*) FROM sales WHERE channel = $1", values: ["api"] };
    const { touched } = workOf(await planOf(connection, everything, "force_custom_plan"));
    assert.ok(touched > 100_000);
  });
});
