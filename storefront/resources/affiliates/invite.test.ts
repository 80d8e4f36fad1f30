import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import { invitationsResponse } from "#contract/affiliate.ts";
import { row, rows, sql } from "../../db/statement.ts";
import { insertPartner } from "../../testing/fixtures/partner.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { request, pool, store, otherKey, key, setNow } = await testService();
const now = new Date("2026-03-15T12:00:00Z");
const DAY = 86_400_000;
beforeEach(() => setNow(now));

async function invite(emails: string[], { status = 201, as = key } = {}) {
  const answer = await request("POST", "/v1/affiliates/invitations", { body: { emails }, key: as });
  assert.equal(answer.status, status, answer.text);
  const { data, message } = invitationsResponse.parse(answer.body);
  const { already_affiliate, already_invited } = data.skipped;
  return {
    ...data,
    sent: data.invitations.map(({ email }) => email),
    already_affiliate,
    already_invited,
    message,
  };
}

async function statesOf(email: string): Promise<string[]> {
  const kept = await rows<{ status: string }>(
    pool,
    sql`SELECT status FROM affiliate_invitations WHERE store_id = ${store.id} AND email = ${email} ORDER BY id`,
  );
  return kept.map(({ status }) => status);
}

describe("an invitation", () => {
  test("is pending for thirty days, and the message says how many were sent", async () => {
    const { invitations, message } = await invite(["a@example.com", "b@example.com"]);
    assert.equal(message, "2 invitations sent successfully.");
    const [first] = invitations;
    assert.ok(first);
    const { id, ...told } = first;
    assert.match(id, /^affinv_/);
    assert.deepEqual(told, {
      email: "a@example.com",
      status: "pending",
      expires_at: "2026-04-14T12:00:00+00:00",
      created_at: "2026-03-15T12:00:00+00:00",
    });
    assert.equal((await invite(["c@example.com"])).message, "1 invitation sent successfully.");
  });

  test("is sent once to an address, in whatever case it is written", async () => {
    const { sent } = await invite(["Zoe@Example.com", " zoe@example.com ", "ZOE@EXAMPLE.COM"]);
    assert.deepEqual(sent, ["zoe@example.com"]);
    assert.deepEqual(await statesOf("zoe@example.com"), ["pending"]);
  });

  test("is not sent again while one is pending, which creates nothing", async () => {
    await invite(["max@example.com"]);
    const again = await invite(["MAX@example.com"], { status: 200 });
    assert.deepEqual(again.invitations, []);
    assert.deepEqual(again.already_invited, ["max@example.com"]);
    assert.equal(again.message, "0 invitations sent successfully.");
    assert.deepEqual(await statesOf("max@example.com"), ["pending"]);
  });

  test("is not sent to an affiliate, in whatever case their address was kept", async () => {
    await insertPartner(pool, store.id, { pseudo: "ines", email: "ines@example.com" });
    await insertPartner(pool, store.id, { pseudo: "tom", email: "Tom@Example.com", status: "inactive" });
    const answer = await invite(["Ines@example.com", "tom@example.com", "new@example.com"]);
    assert.deepEqual(answer.already_affiliate, ["ines@example.com", "tom@example.com"]);
    assert.deepEqual(answer.sent, ["new@example.com"]);
  });

  test("that ran out makes room for a new one, not a moment earlier", async () => {
    await invite(["late@example.com"]);
    setNow(new Date(now.getTime() + 30 * DAY - 1));
    assert.deepEqual((await invite(["late@example.com"], { status: 200 })).already_invited, [
      "late@example.com",
    ]);
    setNow(new Date(now.getTime() + 30 * DAY));
    assert.deepEqual((await invite(["late@example.com"])).sent, ["late@example.com"]);
    assert.deepEqual(await statesOf("late@example.com"), ["expired", "pending"]);
  });

  test("asked for ten times at once is sent once", async () => {
    const asked = Array.from({ length: 10 }, (_, time) =>
      request("POST", "/v1/affiliates/invitations", {
        body: {
          emails: time % 2 ? ["y@race.example", "x@race.example"] : ["x@race.example", "Y@race.example"],
        },
      }),
    );
    const answers = (await Promise.all(asked)).map(({ body }) => invitationsResponse.parse(body).data);
    const sent = answers.flatMap(({ invitations }) => invitations.map(({ email }) => email));
    assert.deepEqual(sent.toSorted(), ["x@race.example", "y@race.example"]);
    const skipped = answers.flatMap((each) => each.skipped.already_invited);
    assert.equal(skipped.length, 18);
    for (const email of ["x@race.example", "y@race.example"])
      assert.deepEqual(await statesOf(email), ["pending"]);
  });

  test("that ran out is renewed once, also by ten at once in any order", async () => {
    const emails = Array.from({ length: 8 }, (_, each) => `renew${each}@example.com`);
    await invite(emails);
    setNow(new Date(now.getTime() + 31 * DAY));
    const asked = Array.from({ length: 10 }, (_, time) =>
      request("POST", "/v1/affiliates/invitations", {
        body: { emails: time % 2 ? emails : emails.toReversed() },
      }),
    );
    const answers = await Promise.all(asked);
    assert.deepEqual(answers.map(({ status }) => status).toSorted(), [...Array(9).fill(200), 201]);
    for (const email of emails) assert.deepEqual(await statesOf(email), ["expired", "pending"]);
  });

  test("of one store is nothing to another", async () => {
    await invite(["both@example.com"]);
    assert.deepEqual((await invite(["both@example.com"], { as: otherKey })).sent, ["both@example.com"]);
  });
});

describe("a request for invitations", () => {
  const many = (count: number) => Array.from({ length: count }, (_, each) => `many${each}@example.com`);

  test("may have 25 addresses, which come back in their order", async () => {
    assert.deepEqual((await invite(many(25))).sent, many(25));
  });

  for (const [what, body, field] of [
    ["26 addresses", { emails: many(26) }, "emails"],
    ["no address", { emails: [] }, "emails"],
    ["no list", {}, "emails"],
    ["a text for a list", { emails: "a@example.com" }, "emails"],
    ["something that is no address", { emails: ["fine@refused.example", "not an address"] }, "emails.1"],
  ] as const) {
    test(`with ${what} is refused and sends nothing`, async () => {
      const answer = await request("POST", "/v1/affiliates/invitations", { body });
      const { errors } = assertRefused(answer, "validation_failed");
      assert.deepEqual(Object.keys(errors), [field]);
      const sent = await row<{ count: number }>(
        pool,
        sql`SELECT count(*) FROM affiliate_invitations WHERE email = 'fine@refused.example'`,
      );
      assert.equal(sent?.count, 0);
    });
  }
});
