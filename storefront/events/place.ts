/** A place in the stream of a store's events: just after the event with this transaction and id. */
export interface Place {
  /** Greater than a number here can hold, so it stays the text that the database writes. */
  transaction: string;
  id: number;
}

/** Opaque, and harmless when tampered with: whoever goes on from there sees their own store's events alone. */
export function encodePlace({ transaction, id }: Place): string {
  return Buffer.from(`stream.${transaction}.${id}`).toString("base64url");
}

const LATEST_TRANSACTION = 2n ** 63n - 1n;

export function decodePlace(text: string): Place | null {
  const [, transaction, digits] =
    /^stream\.(\d{1,19})\.(\d{1,15})$/.exec(Buffer.from(text, "base64url").toString("latin1")) ?? [];
  if (transaction === undefined || digits === undefined || BigInt(transaction) > LATEST_TRANSACTION)
    return null;
  const place = { transaction, id: Number(digits) };
  return encodePlace(place) === text ? place : null;
}

/** Negative where the first comes first. */
export function comparePlaces(one: Place, other: Place): number {
  const between = BigInt(one.transaction) - BigInt(other.transaction);
  if (between === 0n) return one.id - other.id;
  return between < 0n ? -1 : 1;
}
