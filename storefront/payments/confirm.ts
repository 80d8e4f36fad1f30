import type { ReasonCode } from "#contract/errors.ts";
import { type PaymentOutcome, paymentAfter, saleAfter } from "#domain/sale-life.ts";
import { row, run, sql } from "../db/statement.ts";
import type { Tx } from "../db/transaction.ts";
import { Refusal } from "../http/refusal.ts";
import { completeSale, type OpenSale } from "./complete.ts";
import { failSale } from "./fail.ts";
import { lockPayment, type Payment } from "./payment.ts";
import type { Confirmation } from "./provider.ts";

/**
 * The one way in which a payment is moved, whichever provider tells of it. The same confirmation again changes
 * nothing; a move that the payment or its sale cannot make is refused, and then nothing of it is kept.
 */
export async function confirmPayment(
  tx: Tx,
  gateway: string,
  confirmation: Confirmation,
  now: Date,
): Promise<{ repeated: boolean }> {
  const payment = await lockPayment(tx, confirmation.transactionId);
  if (!payment || payment.gateway !== gateway) throw new Refusal("payment_not_found");
  if (!(await isNews(tx, payment, confirmation, now))) return { repeated: true };
  const refusal = await movePayment(tx, payment, confirmation, now);
  if (refusal) throw new Refusal(refusal);
  return { repeated: false };
}

/** Its first arrival is written down; of two at once the second waits at the sale and then finds the first. */
async function isNews(tx: Tx, payment: Payment, { id, outcome }: Confirmation, now: Date): Promise<boolean> {
  const { store_id, gateway, transaction_id } = payment;
  const written = await run(
    tx,
    sql`INSERT INTO payment_confirmations (store_id, gateway, confirmation_id, transaction_id, outcome, received_at)
        VALUES (${store_id}, ${gateway}, ${id}, ${transaction_id}, ${outcome}, ${now}) ON CONFLICT DO NOTHING`,
  );
  if (written.rowCount === 1) return true;
  const known = await row<{ transaction_id: string; outcome: string }>(
    tx,
    sql`SELECT transaction_id, outcome FROM payment_confirmations
        WHERE store_id = ${store_id} AND gateway = ${gateway} AND confirmation_id = ${id}`,
  );
  const same = known?.transaction_id === transaction_id && known.outcome === outcome;
  if (!same) throw new Refusal("payment_confirmation_invalid");
  return false;
}

async function movePayment(
  tx: Tx,
  payment: Payment,
  confirmation: Confirmation,
  now: Date,
): Promise<ReasonCode | null> {
  const { outcome, method, failureError } = confirmation;
  const status = paymentAfter(payment.payment_status, outcome);
  if (status === null) return outcome === "success" ? "payment_already_completed" : "payment_move_refused";
  const refusal = await moveSale(tx, payment, outcome, now);
  if (refusal) return refusal;
  await run(
    tx,
    sql`UPDATE payments SET status = ${status}, method = COALESCE(${method}, method),
               failure_error = ${failureError}, updated_at = ${now}
        WHERE store_id = ${payment.store_id} AND transaction_id = ${payment.transaction_id}`,
  );
  return null;
}

function moveSale(tx: Tx, payment: Payment, outcome: PaymentOutcome, now: Date): Promise<ReasonCode | null> {
  const sale = openSale(payment);
  switch (outcome) {
    case "success":
      return completeSale(tx, sale, now);
    case "failed":
      return failSale(tx, sale, now);
    // The buyer turned back: the sale goes on waiting, if it still does.
    case "cancelled":
      return Promise.resolve(saleAfter(sale.status, "pay") === null ? "sale_move_refused" : null);
  }
}

function openSale(payment: Payment): OpenSale {
  return {
    storeId: payment.store_id,
    id: payment.sale_id,
    status: payment.sale_status,
    customerId: payment.customer_id,
    productId: payment.product_id,
    productType: payment.product_type,
    discountId: payment.discount_id,
    amount: payment.amount,
    currency: payment.currency,
    timeZone: payment.time_zone,
    customMetadata: payment.custom_metadata,
  };
}
