import { type CheckoutFields, checkoutCurrency } from "#contract/checkout.ts";
import { parse } from "#contract/validation.ts";
import { discountOn } from "#domain/discount.ts";
import { canonicalEmail } from "#domain/email.ts";
import { convert } from "#domain/money.ts";
import { currentPrice, purchaseRefusal } from "#domain/product-pricing.ts";
import { isBoughtOnce } from "#domain/repeat-purchase.ts";
import type { Tx } from "../../db/transaction.ts";
import { alreadyHeld } from "../../payments/already-held.ts";
import { completeSale } from "../../payments/complete.ts";
import { hold } from "../../payments/holds.ts";
import { type PaymentCurrency, paymentCurrency } from "./currency.ts";
import { customerOf } from "./customer.ts";
import { discountRefused, type OfferedDiscount, usableDiscount } from "./discount.ts";
import { type RedirectCheck, readFields } from "./fields.ts";
import { findOfferedProduct, type OfferedProduct } from "./product.ts";
import type { Refused } from "./refused.ts";
import { insertPayment, insertSale, type Origin } from "./sale.ts";

export interface Seller {
  id: number;
  currency: string;
  timeZone: string;
}

export interface Buying {
  seller: Seller;
  /** The product's public id or slug. */
  product: string;
  body: unknown;
  gateway: string;
  isReachable: RedirectCheck;
  originOf: (fields: CheckoutFields) => Promise<Origin>;
}

export type Started =
  | { step: "payment"; saleId: number; transactionId: string }
  | { step: "completed"; saleId: number }
  | { step: "already_purchased" };

interface Order {
  product: OfferedProduct;
  fields: CheckoutFields;
  origin: Origin;
  customerId: number;
  currency: PaymentCurrency;
  discount: OfferedDiscount | null;
}

/** One purchase begun. The order of the questions is part of the contract; a refusal is to undo the transaction. */
export async function startCheckout(tx: Tx, buying: Buying, now: Date): Promise<Started | Refused> {
  const { seller } = buying;
  const product = await findOfferedProduct(tx, seller.id, buying.product);
  if (!product) return { refused: "product_not_found" };
  const refusal = purchaseRefusal(product);
  if (refusal) return { ...refusal, refused: refusal.code };
  const asked = parse(checkoutCurrency, buying.body);
  const currency = await paymentCurrency(tx, seller, asked.ok ? asked.value.payment_currency : undefined);
  const told = "refused" in currency ? currency.problems : [];
  const parsed = await readFields(buying.body, product, buying.isReachable, told);
  if (!parsed.ok) return { refused: "validation_failed", problems: parsed.problems };
  if ("refused" in currency) return currency;
  const fields = parsed.value;
  const origin = await buying.originOf(fields);
  const customerId = await customerOf(tx, seller.id, fields, now);
  const buyer = { storeId: seller.id, customerId, productId: product.id };
  if (isBoughtOnce(product.type) && (await alreadyHeld(tx, buyer))) return { step: "already_purchased" };
  const discount = await chosenDiscount(tx, seller, product, fields, now);
  if (discount && "refused" in discount) return discount;
  return placeOrder(tx, buying, { product, fields, origin, customerId, currency, discount }, now);
}

async function chosenDiscount(
  tx: Tx,
  seller: Seller,
  product: OfferedProduct,
  { discount_code: code, email }: CheckoutFields,
  now: Date,
): Promise<OfferedDiscount | Refused | null> {
  if (code === undefined) return null;
  return usableDiscount(tx, seller.id, code, { email: canonicalEmail(email), productId: product.id }, now);
}

async function placeOrder(
  tx: Tx,
  { seller, gateway }: Buying,
  order: Order,
  now: Date,
): Promise<Started | Refused> {
  const { product, fields, origin, customerId, discount } = order;
  const claim = { storeId: seller.id, productId: product.id, discountId: discount?.id ?? null };
  const missing = await hold(tx, claim);
  if (missing) return missing === "discount_exhausted" ? discountRefused(missing) : { refused: missing };
  const originalAmount = currentPrice(product, now);
  const discountAmount = discount ? discountOn(originalAmount, discount) : 0;
  const amount = originalAmount - discountAmount;
  const prices = { currency: seller.currency, originalAmount, discountAmount };
  const ships = product.requiresShipping;
  const saleId = await insertSale(tx, { ...claim, ...prices, customerId, fields, ships, origin }, now);
  if (amount > 0) {
    const payment = paymentOf(amount, seller, order.currency);
    const transactionId = await insertPayment(tx, { ...payment, storeId: seller.id, saleId, gateway }, now);
    return { step: "payment", saleId, transactionId };
  }
  const refused = await completeSale(
    tx,
    {
      ...claim,
      id: saleId,
      status: "awaiting_payment",
      customerId,
      productType: product.type,
      amount,
      currency: seller.currency,
      timeZone: seller.timeZone,
      customMetadata: fields.custom_metadata ?? null,
    },
    now,
  );
  return refused ? { refused } : { step: "completed", saleId };
}

function paymentOf(amount: number, seller: Seller, { currency, rate }: PaymentCurrency) {
  return { amount: convert(amount, seller.currency, currency, rate), currency, exchangeRate: rate };
}
