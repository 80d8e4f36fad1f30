import type { Checkout } from "#contract/checkout.ts";
import type { Purchase } from "#contract/purchase.ts";
import { orNull, withMicroseconds } from "#contract/timestamps.ts";
import { amount } from "#domain/amount.ts";
import { exchangeRate } from "#domain/exchange-rate.ts";
import { licenseStatus } from "#domain/license-status.ts";
import { toMajor } from "#domain/money.ts";
import { isPaid, purchaseStatus } from "#domain/sale-life.ts";
import type { AccessLinks } from "../../access/links.ts";
import type { Bought, BoughtLicense } from "../../payments/bought.ts";
import type { Store } from "../../store.ts";
import type { PurchaseRow } from "./purchase.ts";

export function toPurchase(
  sale: PurchaseRow,
  store: Store,
  bought: Bought,
  links: AccessLinks,
  now: Date,
): Purchase {
  const inStoreCurrency = (minor: number) => amount(minor, sale.currency, store.locale);
  return {
    id: sale.public_id,
    status: purchaseStatus({ status: sale.status, refundedAt: sale.refunded_at }),
    original_amount: inStoreCurrency(sale.original_amount),
    amount: inStoreCurrency(sale.amount),
    discount_amount: inStoreCurrency(sale.discount_amount),
    payment: toPayment(sale, store.locale),
    ...(sale.shipping ? { shipping: sale.shipping } : {}),
    store: { id: store.publicId, name: store.name },
    product: { id: sale.product_public_id, name: sale.product_name, slug: sale.product_slug },
    customer: {
      id: sale.customer_public_id,
      email: sale.email,
      first_name: sale.first_name,
      last_name: sale.last_name,
    },
    discount: toDiscount(sale),
    post_purchase: {
      files: bought.files.map(({ id, name }) => ({ id, name, download_url: links.file(id) })),
      licenses: bought.licenses.map((license) => toLicense(license, now)),
      courses: bought.courses.map(({ id, name }) => ({ id, name, url: links.course(id) })),
    },
  };
}

function toPayment(sale: PurchaseRow, locale: string): Purchase["payment"] {
  const status = isPaid(sale.status) ? "completed" : "awaiting_payment";
  const { payment_amount, payment_currency, exchange_rate } = sale;
  if (payment_amount === null || payment_currency === null || exchange_rate === null) {
    return { amount: null, status, exchange_rate: null };
  }
  return {
    amount: amount(payment_amount, payment_currency, locale),
    status,
    exchange_rate: exchangeRate(exchange_rate, payment_currency, locale),
  };
}

function toDiscount(sale: PurchaseRow): Purchase["discount"] {
  const { discount_public_id: id, discount_code: code, discount_type: type } = sale;
  if (id === null || code === null || type === null) return null;
  const value =
    type === "percentage" ? sale.discount_percent : toMajor(sale.discount_amount_off ?? 0, sale.currency);
  return { id, code, type, value };
}

function toLicense(license: BoughtLicense, now: Date): Purchase["post_purchase"]["licenses"][number] {
  const { id, key, activated_at: activatedAt, expires_at: expiresAt, revoked_at: revokedAt } = license;
  const status = licenseStatus({ activatedAt, expiresAt, revokedAt }, now);
  return { id, key, status, expires_at: orNull(expiresAt, withMicroseconds) };
}

const nothingToPay = { checkout_url: null, transaction_id: null };

export const alreadyPurchased: Checkout = {
  step: "already_purchased",
  message: "You already own this product.",
  purchase: null,
  payment: nothingToPay,
};

export function toCheckout(purchase: Purchase, payment: Checkout["payment"] = nothingToPay): Checkout {
  const step = payment?.checkout_url ? "payment" : "completed";
  return { step, message: null, purchase, payment };
}
