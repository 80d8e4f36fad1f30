import { fieldSentence, type Problem } from "#contract/validation.ts";
import { rows, run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";

interface Named {
  ids: number[];
  problems: Problem[];
}

/** The rows of the products that a pulse is to be restricted to, and which of them there are not. */
export async function namedProducts(
  tx: Tx,
  storeId: number,
  asked: readonly string[] | undefined,
): Promise<Named> {
  if (asked === undefined || asked.length === 0) return { ids: [], problems: [] };
  const found = await rows<{ id: number; public_id: string }>(
    tx,
    sql`SELECT id, public_id FROM products WHERE store_id = ${storeId} AND public_id = ANY(${[...asked]})`,
  );
  const known = new Set(found.map((product) => product.public_id));
  const problems = asked.flatMap((id, place) => {
    const field = `product_ids.${place}`;
    if (known.has(id)) return [];
    return [{ field, message: fieldSentence(field, "must be the public id of a product of this store") }];
  });
  return { ids: found.map(({ id }) => id), problems };
}

/** To these products from now on; to all where none is named. */
export async function restrict(
  tx: Tx,
  storeId: number,
  pulseId: number,
  productIds: readonly number[],
): Promise<void> {
  await run(tx, sql`DELETE FROM pulse_products WHERE store_id = ${storeId} AND pulse_id = ${pulseId}`);
  await run(
    tx,
    sql`INSERT INTO pulse_products (store_id, pulse_id, product_id)
        SELECT ${storeId}::bigint, ${pulseId}::bigint, id FROM unnest(${[...productIds]}::bigint[]) AS allowed (id)`,
  );
}
