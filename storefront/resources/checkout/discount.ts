import type { DiscountType } from "#contract/discount.ts";
import { type ReasonCode, reasons } from "#contract/errors.ts";
import {
  type DiscountFacts,
  type DiscountUse,
  type DiscountValue,
  discountRefusal,
} from "#domain/discount.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";
import { type Refused, refusedField } from "./refused.ts";

export interface OfferedDiscount extends DiscountFacts, DiscountValue {
  id: number;
  type: DiscountType;
}

export function discountRefused(code: ReasonCode): Refused {
  return refusedField(code, "discount_code", reasons[code].message);
}

/** Whether this buyer may use the code now. That a use is still left is only certain once it is held. */
export async function usableDiscount(
  db: Db,
  storeId: number,
  code: string,
  use: DiscountUse,
  now: Date,
): Promise<OfferedDiscount | Refused> {
  const discount = await findByCode(db, storeId, code);
  if (!discount) return discountRefused("discount_unknown");
  const refusal = discountRefusal(discount, use, now);
  return refusal ? discountRefused(refusal) : discount;
}

/** Index: discounts_by_code. A code is the same in any case. */
function findByCode(db: Db, storeId: number, code: string): Promise<OfferedDiscount | undefined> {
  return row<OfferedDiscount>(
    db,
    sql`SELECT d.id, d.type, d.percent, d.amount_off AS "amountOff", d.usage_limit AS "usageLimit",
               d.usage_count AS "usageCount", d.held_count AS "heldCount", d.start_date AS "startDate",
               d.end_date AS "endDate", lower(d.customer_email) AS "customerEmail",
               to_json(ARRAY(SELECT p.product_id FROM discount_products p
                     WHERE p.store_id = d.store_id AND p.discount_id = d.id)) AS "productIds"
        FROM discounts d WHERE d.store_id = ${storeId} AND upper(d.code) = upper(${code})`,
  );
}
