import type { SaleStatus } from "#contract/sale.ts";
import { saleAfter } from "#domain/sale-life.ts";
import { run, sql } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { recordEvent } from "../events/record.ts";
import { type Claim, release } from "./holds.ts";

interface UnpaidSale extends Claim {
  id: number;
  status: SaleStatus;
}

/** The payment was declined. A sale that failed before stays so: there is nothing more to give back or to tell. */
export async function failSale(tx: Tx, sale: UnpaidSale, now: Date): Promise<"sale_move_refused" | null> {
  const status = saleAfter(sale.status, "decline");
  if (status === null) return "sale_move_refused";
  if (status === sale.status) return null;
  const { storeId, id: saleId } = sale;
  await release(tx, sale);
  await run(
    tx,
    sql`UPDATE sales SET status = ${status}, failed_at = ${now}, updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${saleId}`,
  );
  await recordEvent(tx, { storeId, name: "failed.sale", saleId, now });
  return null;
}
