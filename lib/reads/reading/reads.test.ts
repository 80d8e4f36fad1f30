import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { customerExample } from "#contract/examples/customer.ts";
import { discountExample } from "#contract/examples/discount.ts";
import { attemptExample } from "#contract/examples/license.ts";
import { managedPulseExample } from "#contract/examples/managed-pulse.ts";
import { salesMetricsExample } from "#contract/examples/metrics.ts";
import { listedSaleExample, saleExample } from "#contract/examples/sale.ts";
import { openClient } from "#lib/storefront/client.ts";
import { hurriedClock } from "#lib/storefront/testing/hurried-clock.ts";
import { listed, listedBeside, ok, plainSale, specStore } from "#lib/storefront/testing/spec-store.ts";
import { discountsEnding, failedPayments, failingPulses, refusedOften } from "./attention.ts";
import { customerOf } from "./customer.ts";
import { discountOf } from "./discount.ts";
import { saleOf } from "./sale.ts";
import { salesFigures } from "./sales-metrics.ts";

const now = new Date("2026-03-15T12:00:00Z");
const ana = { id: "cus_ana", email: "ana@example.com", name: "Ana Silva" };
const bo = { id: "cus_bo", email: "bo@example.com", name: "Bo Lund" };

async function office(...store: Parameters<typeof specStore>) {
  const standIn = await specStore(...store);
  return { client: openClient(standIn.connection, hurriedClock()), seen: standIn.seen };
}

const lists = (rows: Record<string, unknown[]>) => (path: string) => {
  const found = rows[path];
  if (!found) return undefined;
  return path === "/v1/sales" ? listedBeside(found) : listed(found);
};

describe("a detail", () => {
  test("is the store's own where it offers one", async () => {
    const { client } = await office(
      (path) => {
        if (path === `/v1/sales/${saleExample.id}`) return ok(saleExample);
        if (path === `/v1/customers/${customerExample.id}`) return ok(customerExample);
        return path === `/v1/discounts/${discountExample.id}` ? ok(discountExample) : undefined;
      },
      ["sale_detail", "customers", "discount_detail"],
    );
    const sale = await saleOf(client, saleExample.id);
    assert.ok(sale.ok && sale.data.whole && sale.data.sale.context);
    const customer = await customerOf(client, customerExample.id);
    assert.ok(customer.ok && customer.data.note === null && customer.data.customer.created_at);
    assert.ok((await discountOf(client, discountExample.id)).ok);
  });

  test("is otherwise what the lists tell, and says that this is not the whole", async () => {
    const { client } = await office(
      lists({
        "/v1/sales": [plainSale("sal_other", bo), plainSale("sal_1", ana)],
        "/v1/discounts": [discountExample],
      }),
    );
    const sale = await saleOf(client, "sal_1");
    assert.ok(sale.ok && !sale.data.whole && sale.data.sale.customer.id === ana.id);
    const customer = await customerOf(client, ana.id);
    assert.ok(customer.ok && customer.data.customer.email === ana.email);
    assert.equal(customer.data.customer.created_at, null);
    assert.equal(customer.data.note?.kind, "from_sales");
    assert.ok((await discountOf(client, discountExample.id)).ok);
  });

  test("that no list holds is not found, and never the next best row", async () => {
    const { client } = await office(
      lists({ "/v1/sales": [plainSale("sal_other", bo)], "/v1/discounts": [discountExample] }),
    );
    for (const answer of [
      await saleOf(client, "sal_1"),
      await customerOf(client, ana.id),
      await discountOf(client, "dis_none"),
    ])
      assert.ok(!answer.ok && answer.problem.kind === "not_found");
  });
});

describe("the figures of the sales", () => {
  const range = { start: "2026-03-13", end: "2026-03-15", interval: "day" } as const;
  const sold = (id: string, value: number, day: string | null, more: object = {}) => ({
    ...plainSale(id, ana),
    status: "completed",
    amount: { ...listedSaleExample.amount, value, currency: "USD" },
    ...(day ? { completed_at: `${day}T10:00:00.000000Z` } : {}),
    ...more,
  });

  test("are the store's own where it counts", async () => {
    const { client } = await office(
      (path) => (path === "/v1/metrics/sales" ? ok(salesMetricsExample) : undefined),
      ["metrics"],
    );
    const figures = await salesFigures(client, range);
    assert.ok(figures.ok && figures.data.note === null);
    assert.deepEqual(figures.data.metrics, salesMetricsExample);
  });

  test("are otherwise counted from the sales, in whole cents, with every day and a word on how many were read", async () => {
    const { client } = await office(
      lists({
        "/v1/sales": [
          sold("sal_1", 0.1, "2026-03-15"),
          sold("sal_2", 0.2, "2026-03-15", { refunded_at: "2026-03-15T11:00:00.000000Z" }),
          sold("sal_3", 5, "2026-03-13"),
          sold("sal_4", 9, "2026-03-13", { status: "failed" }),
        ],
      }),
    );
    const figures = await salesFigures(client, range);
    assert.ok(figures.ok);
    assert.deepEqual(
      figures.data.metrics.intervals.map(({ date, sales, amount, refunds, refunded_amount }) => [
        date,
        sales,
        amount.value,
        refunds,
        refunded_amount.value,
      ]),
      [
        ["2026-03-13", 1, 5, 0, 0],
        ["2026-03-14", 0, 0, 0, 0],
        ["2026-03-15", 2, 0.3, 1, 0.2],
      ],
    );
    assert.deepEqual(figures.data.note, { kind: "from_sales", sales: 4, complete: true, undated: 0 });
  });

  test("of sales whose day the store does not tell are in no day, and it is said how many", async () => {
    const { client } = await office(lists({ "/v1/sales": [sold("sal_1", 5, null)] }));
    const figures = await salesFigures(client, range);
    assert.ok(figures.ok && figures.data.metrics.intervals.length === 0);
    assert.equal(figures.data.note?.undated, 1);
  });

  test("of a store with more sales than are read say nothing of the days before", async () => {
    const { client } = await office((path, { path: address }) => {
      const cursor = new URL(address, "http://a").searchParams.get("cursor") ?? "";
      const pagination = { next_cursor: `${cursor}.`, prev_cursor: null, has_more: true };
      return path === "/v1/sales" ? listedBeside([sold("sal_1", 1, "2026-03-14")], pagination) : undefined;
    });
    const figures = await salesFigures(client, range);
    assert.ok(figures.ok);
    assert.deepEqual(
      figures.data.metrics.intervals.map(({ date }) => date),
      ["2026-03-14", "2026-03-15"],
    );
    assert.deepEqual([figures.data.note?.complete, figures.data.note?.sales], [false, 10]);
  });
});

describe("what needs attention", () => {
  test("failed payments are today's", async () => {
    const { client, seen } = await office(lists({ "/v1/sales": [plainSale("sal_1", ana)] }));
    const failed = await failedPayments(client, now);
    assert.ok(failed.ok && failed.data.rows.length === 1 && !failed.data.more);
    assert.equal(
      seen[0]?.path,
      "/v1/sales?status=failed&start_date=2026-03-15&end_date=2026-03-15&per_page=100",
    );
  });

  test("discounts that end within a week come with the next to end first", async () => {
    const ending = (id: string, end_date: string | null) => ({
      ...discountExample,
      id,
      status: "active",
      end_date,
    });
    const { client } = await office(
      lists({
        "/v1/discounts": [
          ending("dis_later", "2026-03-20T00:00:00+00:00"),
          ending("dis_never", null),
          ending("dis_far", "2026-04-20T00:00:00+00:00"),
          ending("dis_next", "2026-03-16T00:00:00+00:00"),
        ],
      }),
    );
    const soon = await discountsEnding(client, now);
    assert.deepEqual(soon.ok && soon.data.rows.map(({ id }) => id), ["dis_next", "dis_later"]);
  });

  test("a license refused three times within the hour counts, twice or earlier does not", async () => {
    const refused = (id: string, minutesAgo: number) => ({
      ...attemptExample,
      outcome: "refused",
      license: { id, masked_key: "K7Q2M-*****-*****-9XW4T" },
      created_at: new Date(now.getTime() - minutesAgo * 60_000).toISOString(),
    });
    const rows = [
      refused("lic_often", 1),
      refused("lic_twice", 2),
      refused("lic_often", 3),
      refused("lic_twice", 4),
      refused("lic_often", 59),
      refused("lic_twice", 61),
      { ...refused("lic_none", 5), license: null },
    ];
    const { client } = await office(lists({ "/v1/activation-attempts": rows }));
    const often = await refusedOften(client, now);
    assert.ok(often.ok);
    assert.deepEqual(
      often.data.rows.map(({ last, times }) => [last.license?.id, times, last.created_at]),
      [["lic_often", 3, rows[0]?.created_at]],
    );
  });

  test("a pulse that has been failing or whose target is gone counts, one that stumbled does not", async () => {
    const pulse = (id: string, value: string) => ({
      ...managedPulseExample,
      id,
      health: { ...managedPulseExample.health, state: { value, label: value } },
    });
    const pulses = ["working", "unsteady", "failing", "gone", "untried"].map((state) =>
      pulse(`pulse_${state}`, state),
    );
    const { client } = await office(
      (path) => (path === "/manage/v1/pulses" ? listed(pulses) : undefined),
      ["pulse_management"],
    );
    const failing = await failingPulses(client);
    assert.deepEqual(failing.ok && failing.data.rows.map(({ id }) => id), ["pulse_failing", "pulse_gone"]);
  });

  test("how pulses do is not asked of a store that does not tell", async () => {
    const { client, seen } = await office();
    const failing = await failingPulses(client);
    assert.ok(!failing.ok && failing.problem.kind === "not_offered");
    assert.ok(seen.every(({ path }) => !path.startsWith("/manage/")));
  });

  test("attempts that this store does not keep are told as not offered", async () => {
    const { client } = await office();
    const often = await refusedOften(client, now);
    assert.ok(!often.ok && often.problem.kind === "not_offered");
  });
});
