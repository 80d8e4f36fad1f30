import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { affiliateResponse } from "#contract/affiliate.ts";
import { insertPartner } from "../../testing/fixtures/partner.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { request, pool, store, otherStore, otherKey } = await testService();
const suspended = { at: new Date("2026-02-03T04:05:06Z"), reason: "Spam" };
const id = await insertPartner(pool, store.id, {
  pseudo: "Rui-Sá",
  email: "rui@example.com",
  status: "suspended",
  earnings: 123456,
  suspended,
});

async function read(code: string) {
  const answer = await request("GET", `/v1/affiliates/${encodeURIComponent(code)}`);
  assert.equal(answer.status, 200, answer.text);
  return affiliateResponse.parse(answer.body).data;
}

describe("an affiliate", () => {
  test("is told whole", async () => {
    const { account, ...affiliate } = await read("Rui-Sá");
    assert.deepEqual(affiliate, {
      id,
      status: "suspended",
      source: {
        value: "invitation",
        label: "Invitation",
        description: "Joined through an invitation by e-mail",
      },
      total_visits: 7,
      total_sales: 2,
      total_earnings: { value: 1234.56, formatted: "$1,234.56", short: "$1.23K", currency: "USD" },
      first_visit_at: null,
      last_visit_at: null,
      suspended_at: "2026-02-03T04:05:06+00:00",
      suspended_reason: "Spam",
      created_at: "2026-01-01T00:00:00+00:00",
      updated_at: "2026-01-01T00:00:00+00:00",
    });
    const { id: accountId, ...rest } = account;
    assert.match(accountId, /^aff_/);
    assert.deepEqual(rest, {
      pseudo: "Rui-Sá",
      country: { code: "PT", name: "Portugal" },
      status: "active",
      user: { name: "Rui Sá", email: "rui@example.com" },
      created_at: "2026-01-01T00:00:00+00:00",
    });
  });

  for (const code of ["rui-sá", "RUI-SÁ", id]) {
    test(`is found by ${code === id ? "its id" : code}`, async () => assert.equal((await read(code)).id, id));
  }

  test("whose code looks like an id is found by its code", async () => {
    const strange = await insertPartner(pool, store.id, { pseudo: "saff_Paul" });
    assert.equal((await read("SAFF_paul")).id, strange);
    assert.equal((await read("saff_paul")).id, strange);
  });

  test("unknown, or of another store, is not found", async () => {
    for (const code of ["nobody", "rui", "saff_nobody", "%", "a".repeat(600)]) {
      assertRefused(
        await request("GET", `/v1/affiliates/${encodeURIComponent(code)}`),
        "affiliate_not_found",
      );
    }
    for (const code of ["Rui-Sá", id]) {
      const answer = await request("GET", `/v1/affiliates/${encodeURIComponent(code)}`, { key: otherKey });
      assertRefused(answer, "affiliate_not_found");
    }
  });

  test("of each store may have the same code", async () => {
    const theirs = await insertPartner(pool, otherStore.id, { pseudo: "RUI-SÁ" });
    const answer = await request("GET", `/v1/affiliates/${encodeURIComponent("rui-sá")}`, { key: otherKey });
    assert.equal(affiliateResponse.parse(answer.body).data.id, theirs);
    assert.equal((await read("rui-sá")).id, id);
  });
});
