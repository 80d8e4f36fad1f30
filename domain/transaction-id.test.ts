import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { storeOfTransaction, TRANSACTION_ID_BYTES, transactionId } from "./transaction-id.ts";

test("the address of a payment leads to its store, whichever store that is", () => {
  const bytes = fc.uint8Array({ minLength: TRANSACTION_ID_BYTES, maxLength: TRANSACTION_ID_BYTES });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), bytes, (storeId, random) => {
      assert.equal(storeOfTransaction(transactionId(storeId, random)), storeId);
    }),
  );
});

test("too little randomness makes no transaction", () => {
  assert.throws(() => transactionId(1, new Uint8Array(TRANSACTION_ID_BYTES - 1)));
});

for (const id of [
  "",
  "txn_",
  "txn_1_short",
  "txn_1_ABCDEFGHIJKLMNOPQRST",
  "sal_1_abcdefghijklmnopqrst",
  `txn_${"z".repeat(11)}_abcdefghijklmnopqrst`,
]) {
  test(`“${id}” leads to no store`, () => {
    assert.equal(storeOfTransaction(id), null);
  });
}
