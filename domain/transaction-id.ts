const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 20;
const TRANSACTION = /^txn_([0-9a-z]{1,11})_[a-z2-7]{20}$/;

export const TRANSACTION_ID_BYTES = LENGTH;

/** Names its store, so that the address of a payment leads there; the rest, a hundred bits, is its secret. */
export function transactionId(storeId: number, bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new Error("A transaction id needs more random bytes.");
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]).join("");
  return `txn_${storeId.toString(36)}_${letters}`;
}

/** The store of a payment's address; null for what was never one. */
export function storeOfTransaction(id: string): number | null {
  const [, store] = TRANSACTION.exec(id) ?? [];
  if (store === undefined) return null;
  const storeId = Number.parseInt(store, 36);
  return Number.isSafeInteger(storeId) ? storeId : null;
}
