import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { customerResponse, customersResponse } from "#contract/customer.ts";
import { type InsertedCustomer, insertCustomer } from "../../testing/fixtures/customer.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { pool, store, otherStore, otherKey, request } = await testService();

const zoe = await insertCustomer(pool, store.id, {
  email: "zoe.quill@example.net",
  firstName: "Zoé",
  lastName: "Quill",
  phone: { number: "612345678", country: "ES" },
  avatarUrl: "https://pictures.example.com/zoe.png",
  createdAt: new Date("2026-03-02T23:59:59.999Z"),
});
const ben = await insertCustomer(pool, store.id, {
  email: "ben@example.org",
  firstName: "Ben",
  lastName: "",
  createdAt: new Date("2026-03-03T00:00:00Z"),
});
const stranger = await insertCustomer(pool, otherStore.id, { email: "stranger@example.net" });

async function listed(query: string): Promise<string[]> {
  const answer = await request("GET", `/v1/customers?${query}`);
  assert.equal(answer.status, 200, answer.text);
  return customersResponse.parse(answer.body).data.data.map(({ id }) => id);
}
const ids = (...customers: InsertedCustomer[]) => customers.map(({ publicId }) => publicId);

it("a customer is told with all that the store knows of them", async () => {
  const answer = await request("GET", `/v1/customers/${zoe.publicId}`);
  const { data, message } = customerResponse.parse(answer.body);
  assert.equal(message, "success");
  assert.deepEqual(data, {
    id: zoe.publicId,
    name: "Zoé Quill",
    first_name: "Zoé",
    last_name: "Quill",
    email: "zoe.quill@example.net",
    avatar_url: "https://pictures.example.com/zoe.png",
    phone: { number: "612345678", country_code: "ES" },
    store: { id: store.publicId, name: store.name },
    created_at: "2026-03-02T23:59:59.999000Z",
    updated_at: "2026-03-02T23:59:59.999000Z",
  });
});

it("who gave no phone and no last name has none", async () => {
  const { data } = customerResponse.parse((await request("GET", `/v1/customers/${ben.publicId}`)).body);
  assert.equal(data.phone, null);
  assert.equal(data.avatar_url, null);
  assert.equal(data.name, "Ben");
});

describe("the list of customers", () => {
  it("is newest first, its pagination within data", async () => {
    assert.deepEqual(await listed(""), ids(ben, zoe));
    const first = customersResponse.parse((await request("GET", "/v1/customers?per_page=1")).body).data;
    assert.equal(first.pagination.has_more, true);
    assert.deepEqual(await listed(`per_page=1&cursor=${first.pagination.next_cursor}`), ids(zoe));
  });

  it("finds by name and address: a fragment from three characters on, a beginning below", async () => {
    for (const term of ["quill", "zoé qu", "oe.qui", "ZOE.QUILL@EXAMPLE.NET", "zo", "q"])
      assert.deepEqual(await listed(`search=${encodeURIComponent(term)}`), ids(zoe), term);
    for (const term of ["nobody", "il", "%25%25%25"])
      assert.deepEqual(await listed(`search=${term}`), [], term);
  });

  it("counts days as UTC does, both ends included", async () => {
    assert.deepEqual(await listed("start_date=2026-03-03"), ids(ben));
    assert.deepEqual(await listed("end_date=2026-03-02"), ids(zoe));
    assert.deepEqual(await listed("start_date=2026-03-02&end_date=2026-03-03"), ids(ben, zoe));
  });

  it("refuses an end before its start", async () => {
    const answer = await request("GET", "/v1/customers?start_date=2026-03-03&end_date=2026-03-02");
    assert.deepEqual(Object.keys(assertRefused(answer, "validation_failed").errors), ["end_date"]);
  });
});

describe("another store's customers", () => {
  it("are in no list and found by no search", async () => {
    assert.deepEqual(await listed("search=stranger"), []);
    const theirs = await request("GET", "/v1/customers?search=example", { key: otherKey });
    const found = customersResponse.parse(theirs.body).data.data.map(({ id }) => id);
    assert.deepEqual(found, ids(stranger));
  });

  it("are unknown one by one", async () => {
    const ours = await request("GET", `/v1/customers/${zoe.publicId}`, { key: otherKey });
    assertRefused(ours, "customer_not_found");
    assertRefused(await request("GET", `/v1/customers/${stranger.publicId}`), "customer_not_found");
  });
});
