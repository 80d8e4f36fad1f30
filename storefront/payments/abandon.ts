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

/** Nobody paid in time. The caller holds the sale; one that failed before has given back what it held already. */
export async function abandonSale(tx: Tx, sale: UnpaidSale, now: Date): Promise<"sale_move_refused" | null> {
  const status = saleAfter(sale.status, "abandon");
  if (status === null) return "sale_move_refused";
  const { storeId, id: saleId } = sale;
  if (sale.status === "awaiting_payment") await release(tx, sale);
  await run(
    tx,
    sql`UPDATE sales SET status = ${status}, abandoned_at = ${now}, updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${saleId}`,
  );
  await recordEvent(tx, { storeId, name: "abandoned.sale", saleId, now });
  return null;
}
