import type { PublicIdKind } from "#domain/public-id.ts";
import { prefixes } from "#domain/public-id.ts";
import type { Tx } from "../db/transaction.ts";
import type { Random } from "./random.ts";

/** A run of ids that nobody else will be given: the first of them. */
export async function reserveIds(tx: Tx, table: string, count: number): Promise<number> {
  const { rows } = await tx.query<{ last: number }>(
    "SELECT setval(pg_get_serial_sequence($1, 'id'), nextval(pg_get_serial_sequence($1, 'id')) + $2) AS last",
    [table, count],
  );
  return (rows[0]?.last ?? count) - count;
}

const ID_LETTERS = "abcdefghijklmnopqrstuvwxyz234567";

export function demoId(random: Random, kind: PublicIdKind): string {
  return `${prefixes[kind]}_${random.letters(20, ID_LETTERS)}`;
}
