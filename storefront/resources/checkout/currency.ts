import { reasons } from "#contract/errors.ts";
import type { Db } from "../../db/pool.ts";
import { row, sql } from "../../db/statement.ts";
import { type Refused, refusedField } from "./refused.ts";

export interface PaymentCurrency {
  currency: string;
  /** How much of it one unit of the store's currency buys. */
  rate: number;
}

/** The store's own currency, or one it has a rate for. */
export async function paymentCurrency(
  db: Db,
  store: { id: number; currency: string },
  wanted: string | undefined,
): Promise<PaymentCurrency | Refused> {
  if (wanted === undefined || wanted === store.currency) return { currency: store.currency, rate: 1 };
  const found = await row<PaymentCurrency>(
    db,
    sql`SELECT currency, rate FROM exchange_rates WHERE store_id = ${store.id} AND currency = ${wanted}`,
  );
  const code = "currency_not_supported";
  return found ?? refusedField(code, "payment_currency", reasons[code].message);
}
