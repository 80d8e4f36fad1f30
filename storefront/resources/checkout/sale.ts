import { randomBytes } from "node:crypto";
import type { CheckoutFields } from "#contract/checkout.ts";
import { PUBLIC_ID_BYTES, publicId } from "#domain/public-id.ts";
import { TRANSACTION_ID_BYTES, transactionId } from "#domain/transaction-id.ts";
import { row, run, sql } from "../../db/statement.ts";
import type { Tx } from "../../db/transaction.ts";
import { deviceType } from "./device-type.ts";

/** Where a purchase comes from, as far as its request tells. */
export interface Origin {
  address: string;
  country: string | null;
  userAgent: string;
  locale: string | null;
}

export interface NewSale {
  storeId: number;
  customerId: number;
  productId: number;
  discountId: number | null;
  currency: string;
  originalAmount: number;
  discountAmount: number;
  fields: CheckoutFields;
  ships: boolean;
  origin: Origin;
}

/** A sale that awaits its payment; one that costs nothing is completed at once by whoever made it. */
export async function insertSale(tx: Tx, sale: NewSale, now: Date): Promise<number> {
  const { storeId, originalAmount, discountAmount, fields, origin } = sale;
  const amount = originalAmount - discountAmount;
  const made = await row<{ id: number }>(
    tx,
    sql`INSERT INTO sales (store_id, public_id, customer_id, product_id, status, currency, original_amount,
                           discount_amount, amount, discount_id, channel, campaign_id, custom_fields,
                           custom_metadata, redirect_url, shipping, ip_address, user_agent, country, device_type,
                           locale, created_at, awaiting_payment_at, updated_at)
        VALUES (${storeId}, ${publicId("sale", randomBytes(PUBLIC_ID_BYTES))}, ${sale.customerId},
                ${sale.productId}, 'awaiting_payment', ${sale.currency}, ${originalAmount}, ${discountAmount},
                ${amount}, ${sale.discountId}, 'api', ${fields.campaign_id ?? null}, ${fields.custom_fields ?? {}},
                ${fields.custom_metadata ?? null}, ${fields.redirect_url ?? null},
                ${sale.ships ? shippingOf(fields) : null}, ${origin.address}, ${origin.userAgent},
                ${origin.country}, ${deviceType(origin.userAgent)}, ${origin.locale}, ${now},
                ${amount > 0 ? now : null}, ${now})
        RETURNING id`,
  );
  if (!made) throw new Error("A sale was not inserted.");
  return made.id;
}

function shippingOf({ address, city, state, country, zip }: CheckoutFields) {
  return { address, city, state, country, zip };
}

export interface NewPayment {
  storeId: number;
  saleId: number;
  gateway: string;
  amount: number;
  currency: string;
  exchangeRate: number;
}

export async function insertPayment(tx: Tx, payment: NewPayment, now: Date): Promise<string> {
  const { storeId, saleId, gateway, amount, currency, exchangeRate } = payment;
  const id = transactionId(storeId, randomBytes(TRANSACTION_ID_BYTES));
  await run(
    tx,
    sql`INSERT INTO payments (store_id, sale_id, transaction_id, gateway, status, amount, currency, exchange_rate,
                              created_at, updated_at)
        VALUES (${storeId}, ${saleId}, ${id}, ${gateway}, 'initiated', ${amount}, ${currency}, ${exchangeRate},
                ${now}, ${now})`,
  );
  return id;
}
