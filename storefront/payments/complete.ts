import type { ReasonCode } from "#contract/errors.ts";
import type { ProductType } from "#contract/product.ts";
import type { SaleStatus } from "#contract/sale.ts";
import { isBoughtOnce } from "#domain/repeat-purchase.ts";
import { saleAfter } from "#domain/sale-life.ts";
import { run, sql } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { recordEvent } from "../events/record.ts";
import { issueLicenses } from "../resources/licenses/issue.ts";
import { countCompletedSale } from "../resources/metrics/count.ts";
import { alreadyHeld } from "./already-held.ts";
import { type Claim, hold, spend } from "./holds.ts";

export interface OpenSale extends Claim {
  id: number;
  status: SaleStatus;
  customerId: number;
  productType: ProductType;
  amount: number;
  currency: string;
  timeZone: string;
  customMetadata: Record<string, unknown> | null;
}

export type CompletionRefusal = Extract<
  ReasonCode,
  "sale_not_payable" | "already_purchased" | "discount_exhausted" | "product_sold_out"
>;

/**
 * What was to be bought is bought: paid for, or free. The sale is new or held by the caller's transaction, which is
 * to be undone after a refusal.
 */
export async function completeSale(tx: Tx, sale: OpenSale, now: Date): Promise<CompletionRefusal | null> {
  const status = saleAfter(sale.status, "pay");
  if (status === null) return "sale_not_payable";
  if (isBoughtOnce(sale.productType) && (await alreadyHeld(tx, sale))) return "already_purchased";
  // After a decline nothing is held any more: another buyer may have taken the last.
  const missing = sale.status === "failed" ? await hold(tx, sale) : null;
  if (missing) return missing;
  const { exhausted } = await spend(tx, sale);
  const { storeId, id: saleId } = sale;
  await run(
    tx,
    sql`UPDATE sales SET status = ${status}, completed_at = ${now}, updated_at = ${now}
        WHERE store_id = ${storeId} AND id = ${saleId}`,
  );
  await issueLicenses(tx, { ...sale, saleId }, now);
  await countCompletedSale(tx, sale, now);
  await recordEvent(tx, { storeId, name: "successful.sale", saleId, now });
  if (exhausted) {
    await recordEvent(tx, {
      storeId,
      name: "discount.exhausted",
      saleId,
      data: { discount_id: sale.discountId },
      now,
    });
  }
  return null;
}
