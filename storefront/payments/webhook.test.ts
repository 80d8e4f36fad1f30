import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { z } from "zod";
import type { PaymentOutcome } from "#domain/sale-life.ts";
import { row, sql } from "../db/statement.ts";
import { insertOffer } from "../testing/fixtures/offer.ts";
import { beginPurchase } from "../testing/fixtures/purchase.ts";
import { testService } from "../testing/service.ts";
import type { SignedMessage } from "./provider.ts";
import { sandbox } from "./sandbox.ts";
import { secretFor } from "./secrets.ts";

const shop = await testService();
const { request, pool, store, service } = shop;
const provider = sandbox(secretFor(service.settings, "sandbox payments"));
const now = service.clock();
const { publicId } = await insertOffer(pool, store.id, { type: "license" });

const confirmed = z.object({ data: z.object({ transaction_id: z.string(), repeated: z.boolean() }) });
const refused = z.object({ code: z.string() });

function messageOf(transactionId: string, outcome: PaymentOutcome, showing = "a", at = now): SignedMessage {
  return provider.confirm({ transactionId, outcome, showing }, at);
}

async function deliver({ body, headers }: SignedMessage, gateway = "sandbox") {
  return request("POST", `/payments/${gateway}/webhook`, { key: null, body, headers });
}

async function statusOf(saleId: string): Promise<unknown> {
  const sale = await row<{ status: string }>(pool, sql`SELECT status FROM sales WHERE public_id = ${saleId}`);
  return sale?.status;
}

async function issuedFor(saleId: string): Promise<unknown> {
  const found = await row<{ count: number }>(
    pool,
    sql`SELECT count(*) FROM licenses l JOIN sales s ON s.store_id = l.store_id AND s.id = l.sale_id
        WHERE s.public_id = ${saleId}`,
  );
  return found?.count;
}

describe("a provider's confirmation", () => {
  test("completes the sale, and arriving again changes nothing", async () => {
    const { saleId, transaction } = await beginPurchase(shop, publicId);
    const message = messageOf(transaction, "success");
    for (const repeated of [false, true, true]) {
      const answer = await deliver(message);
      assert.equal(answer.status, 200, answer.text);
      assert.deepEqual(confirmed.parse(answer.body).data, { transaction_id: transaction, repeated });
    }
    assert.equal(await statusOf(saleId), "completed");
    assert.equal(await issuedFor(saleId), 1);
  });

  test("arriving twenty times at once counts once, and every one is answered well", async () => {
    const { saleId, transaction } = await beginPurchase(shop, publicId);
    const message = messageOf(transaction, "success");
    const answers = await Promise.all(Array.from({ length: 20 }, () => deliver(message)));
    assert.deepEqual(
      answers.map(({ body }) => confirmed.parse(body).data.repeated).filter((repeated) => !repeated).length,
      1,
    );
    assert.equal(await issuedFor(saleId), 1);
  });

  test("an old one arriving again after a later one undoes nothing", async () => {
    const { saleId, transaction } = await beginPurchase(shop, publicId);
    const declined = messageOf(transaction, "failed");
    await deliver(declined);
    await deliver(messageOf(transaction, "success"));
    assert.equal((await deliver(declined)).status, 200);
    assert.equal(await statusOf(saleId), "completed");
  });

  test("a move that is not possible is refused by its code", async () => {
    const { saleId, transaction } = await beginPurchase(shop, publicId);
    await deliver(messageOf(transaction, "success"));
    for (const [outcome, code] of [
      ["success", "payment_already_completed"],
      ["failed", "payment_move_refused"],
      ["cancelled", "payment_move_refused"],
    ] as const) {
      const answer = await deliver(messageOf(transaction, outcome, "b"));
      assert.deepEqual([answer.status, refused.parse(answer.body).code], [409, code]);
    }
    await pool.query("UPDATE sales SET status = 'abandoned' WHERE public_id = $1", [saleId]);
    await pool.query("UPDATE payments SET status = 'pending' WHERE transaction_id = $1", [transaction]);
    for (const [outcome, code] of [
      ["success", "sale_not_payable"],
      ["failed", "sale_move_refused"],
      ["cancelled", "sale_move_refused"],
    ] as const) {
      const answer = await deliver(messageOf(transaction, outcome, "c"));
      assert.deepEqual([answer.status, refused.parse(answer.body).code], [409, code]);
    }
  });

  test("of a payment nobody knows is answered 404, and one to a provider nobody has, too", async () => {
    const unknown = await deliver(messageOf("txn_1_aaaaaaaaaaaaaaaaaaaa", "success"));
    assert.deepEqual([unknown.status, refused.parse(unknown.body).code], [404, "payment_not_found"]);
    const { transaction } = await beginPurchase(shop, publicId);
    assert.equal((await deliver(messageOf(transaction, "success"), "nobody")).status, 404);
  });
});

describe("a confirmation that proves nothing is refused and changes nothing", () => {
  const minute = 60_000;
  const spoilt: [string, (message: SignedMessage) => SignedMessage][] = [
    ["its body was changed", ({ body, headers }) => ({ body: body.replace("failed", "success"), headers })],
    ["it is not signed", ({ body }) => ({ body, headers: {} })],
    [
      "it is signed with another secret",
      (message) => ({
        ...message,
        headers: { ...message.headers, "webhook-signature": "v1,c2lnbmF0dXJlIG9mIHNvbWVib2R5IGVsc2U=" },
      }),
    ],
    [
      "its id was changed",
      ({ body, headers }) => ({ body, headers: { ...headers, "webhook-id": "another" } }),
    ],
    ["it is no JSON", () => ({ body: "{", headers: {} })],
  ];
  for (const [title, spoil] of spoilt) {
    test(title, async () => {
      const { saleId, transaction } = await beginPurchase(shop, publicId);
      const answer = await deliver(spoil(messageOf(transaction, "failed")));
      assert.deepEqual(
        [answer.status, refused.parse(answer.body).code],
        [400, "payment_confirmation_invalid"],
      );
      assert.equal(await statusOf(saleId), "awaiting_payment");
    });
  }

  for (const offset of [-6 * minute, 6 * minute]) {
    test(`it was signed ${offset / minute} minutes from now`, async () => {
      const { transaction } = await beginPurchase(shop, publicId);
      const at = new Date(now.getTime() + offset);
      assert.equal((await deliver(messageOf(transaction, "success", "a", at))).status, 400);
    });
  }
});
