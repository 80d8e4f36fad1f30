import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { invitationExample } from "#contract/examples/affiliate.ts";
import { customerExample } from "#contract/examples/customer.ts";
import { activationHistoryExample, licenseExample } from "#contract/examples/license.ts";
import { managedPulseExample } from "#contract/examples/managed-pulse.ts";
import { pulseExample } from "#contract/examples/pulse.ts";
import { openClient } from "#lib/storefront/client.ts";
import { hurriedClock } from "#lib/storefront/testing/hurried-clock.ts";
import { listed, listedBeside, no, ok, plainSale, specStore } from "#lib/storefront/testing/spec-store.ts";
import { readers } from "./readers.ts";

const first = { cursor: null, perPage: 50, priority: "click" } as const;
const ana = { id: "cus_ana", email: "ana@example.com", name: "Ana Silva" };
const bo = { id: "cus_bo", email: "bo@example.com", name: "Bo Lund" };

async function office(...store: Parameters<typeof specStore>) {
  const standIn = await specStore(...store);
  return { client: openClient(standIn.connection, hurriedClock()), seen: standIn.seen };
}

describe("any list", () => {
  test("asks with the filters' own names, the cursor and the size of the page", async () => {
    const { client, seen } = await office();
    const filters = { status: "active", product_id: "prd_1" } as const;
    await readers.licenses(client, { filters, cursor: "abc", perPage: 100, priority: "background" });
    assert.equal(seen[0]?.path, "/v1/licenses?status=active&product_id=prd_1&per_page=100&cursor=abc");
  });

  test("that this store does not have is told as not offered", async () => {
    const { client } = await office();
    const attempts = await readers.attempts(client, { ...first, filters: {} });
    assert.ok(!attempts.ok && attempts.problem.kind === "not_offered");
  });

  test("of a license that does not exist is told as not found", async () => {
    const { client } = await office();
    const history = await readers.activations(client, { ...first, filters: { license_key: "NOPE" } });
    assert.ok(!history.ok && history.problem.kind === "not_found");
  });

  test("of one license holds its records, wherever its key may lead", async () => {
    const { client, seen } = await office(() => ok(activationHistoryExample));
    const history = await readers.activations(client, { ...first, filters: { license_key: "../A/B" } });
    assert.ok(history.ok && history.data.rows.length === activationHistoryExample.activations.length);
    assert.equal(seen[0]?.path, "/v1/licenses/..%2FA%2FB/activations?per_page=50");
  });
});

describe("pulses", () => {
  const list = async (...store: Parameters<typeof specStore>) => {
    const { client } = await office(...store);
    const page = await readers.pulses(client, { ...first, filters: {} });
    assert.ok(page.ok);
    return page.data.rows[0];
  };
  const everywhere = (path: string) => (path === "/v1/pulses" ? listed([pulseExample]) : undefined);

  test("come with how their targets do where the store tells its owner, and without their headers", async () => {
    const answers = (path: string) =>
      path === "/manage/v1/pulses" ? listed([managedPulseExample]) : undefined;
    const pulse = await list(answers, ["pulse_management"]);
    assert.equal(pulse?.health?.delivered, managedPulseExample.health.delivered);
    assert.ok(pulse && !("headers" in pulse));
  });

  test("are those that every store lists where the key may not ask for more", async () => {
    const answers = (path: string) => (path === "/manage/v1/pulses" ? no(403) : everywhere(path));
    assert.equal((await list(answers, ["pulse_management"]))?.id, pulseExample.id);
  });

  test("are those that every store lists where there is nothing more", async () => {
    const pulse = await list(everywhere);
    assert.deepEqual([pulse?.id, pulse?.health], [pulseExample.id, undefined]);
  });
});

describe("invitations", () => {
  const told = (rows: unknown[]) => (path: string) =>
    path === "/manage/v1/affiliates/invitations" ? listed(rows) : undefined;
  const pending = { ...first, filters: { status: "pending" } } as const;

  test("are those that the store tells its owner, asked for by their status", async () => {
    const { client, seen } = await office(told([invitationExample]), ["affiliate_invitations"]);
    const page = await readers.invitations(client, pending);
    assert.deepEqual(page.ok && page.data.rows, [invitationExample]);
    assert.equal(seen.at(-1)?.path, "/manage/v1/affiliates/invitations?status=pending&per_page=50");
  });

  test("are not asked for where the store does not announce them, and none where it only promises", async () => {
    const silent = await office(told([invitationExample]));
    const promising = await office(undefined, ["affiliate_invitations"]);
    for (const { client } of [silent, promising]) {
      const page = await readers.invitations(client, pending);
      assert.ok(!page.ok && page.problem.kind === "not_offered");
    }
    assert.deepEqual(
      silent.seen.map(({ path }) => path),
      ["/v1/store"],
    );
  });

  test("in a state that is unknown here are counted, and do not spoil the others", async () => {
    const rows = [{ ...invitationExample, id: "affinv_new", status: "forwarded" }, invitationExample];
    const { client } = await office(told(rows), ["affiliate_invitations"]);
    const page = await readers.invitations(client, { ...first, filters: {} });
    assert.deepEqual(page.ok && [page.data.rows, page.data.unreadable], [[invitationExample], 1]);
  });
});

describe("customers", () => {
  const sales = [
    plainSale("sal_1", ana),
    plainSale("sal_2", bo),
    plainSale("sal_3", { ...ana, name: "Before" }),
  ];

  test("are the store's own where it has such a list", async () => {
    const answers = (path: string) => (path === "/v1/customers" ? listed([customerExample]) : undefined);
    const { client } = await office(answers, ["customers"]);
    const page = await readers.customers(client, { ...first, filters: {} });
    assert.ok(page.ok && page.data.note === null);
    assert.equal(page.data.rows[0]?.created_at, customerExample.created_at);
  });

  test("are otherwise built from the last sales, each once, and the page says from how many", async () => {
    const { client } = await office((path) => (path === "/v1/sales" ? listedBeside(sales) : undefined));
    const page = await readers.customers(client, { ...first, filters: {} });
    assert.ok(page.ok);
    assert.deepEqual(
      page.data.rows.map(({ id, name }) => [id, name]),
      [
        [ana.id, ana.name],
        [bo.id, bo.name],
      ],
    );
    assert.deepEqual(page.data.note, { kind: "from_sales", sales: 3, complete: true });
  });

  test("are built even where the store promises a list and has none", async () => {
    const answers = (path: string) => (path === "/v1/sales" ? listedBeside(sales) : undefined);
    const { client } = await office(answers, ["customers"]);
    const page = await readers.customers(client, { ...first, filters: { search: "LUND" } });
    assert.ok(page.ok && page.data.rows.length === 1 && page.data.rows[0]?.id === bo.id);
  });

  test("are never read from more than ten pages of sales, and then the page says that there are more", async () => {
    const more = { next_cursor: "on", prev_cursor: null, has_more: true };
    const { client, seen } = await office((path, { path: address }) =>
      path === "/v1/sales"
        ? listedBeside([plainSale("sal_1", ana)], {
            ...more,
            next_cursor: `${new URL(address, "http://a").searchParams.get("cursor") ?? ""}.`,
          })
        : undefined,
    );
    const page = await readers.customers(client, { ...first, filters: {} });
    assert.equal(seen.filter(({ path }) => path.startsWith("/v1/sales")).length, 10);
    assert.deepEqual(page.ok && page.data.note, { kind: "from_sales", sales: 10, complete: false });
  });

  test("of such a store can't be filtered by when they came, because it does not tell", async () => {
    const { client } = await office();
    const page = await readers.customers(client, { ...first, filters: { start_date: "2026-03-01" } });
    assert.ok(!page.ok && page.problem.kind === "not_offered");
  });
});

describe("a search for licenses", () => {
  const find = async (search: string, ...store: Parameters<typeof specStore>) => {
    const { client, seen } = await office(...store);
    const page = await readers.licenses(client, { ...first, filters: { search } });
    return { page, paths: seen.map(({ path }) => path).filter((path) => path !== "/v1/store") };
  };

  test("is the store's own where it offers one", async () => {
    const { paths } = await find("ana", undefined, ["license_search"]);
    assert.deepEqual(paths, ["/v1/licenses?search=ana&per_page=50"]);
  });

  test("by a key reads that one license elsewhere, and none is an empty page", async () => {
    const found = await find(licenseExample.license_key);
    assert.ok(found.page.ok && found.page.data.rows.length === 1);
    const none = await find("ZZZZZ-ZZZZZ-ZZZZZ-ZZZZ0");
    assert.ok(none.page.ok && none.page.data.rows.length === 0);
  });

  test("by an address finds the buyer among the sales, and then the licenses", async () => {
    const { paths } = await find("Ana@Example.com", (path) =>
      path === "/v1/sales" ? listedBeside([plainSale("sal_1", ana)]) : undefined,
    );
    assert.deepEqual(paths, [
      "/v1/sales?search=ana%40example.com&per_page=100",
      "/v1/licenses?customer_id=cus_ana&per_page=50",
    ]);
  });

  test("by a masked key can't be answered elsewhere, and never shows licenses that do not match", async () => {
    const { page, paths } = await find("K7Q2M-*****-*****-9XW4T");
    assert.ok(!page.ok && page.problem.kind === "not_offered");
    assert.deepEqual(paths, []);
  });

  test("keeps the store's problem when the store has one", async () => {
    const { page } = await find("K", () => no(401, "key_unknown"));
    assert.ok(!page.ok && page.problem.kind === "key_refused");
  });
});
