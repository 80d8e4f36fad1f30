import { channels } from "#contract/channel.ts";
import type { ListedSale, Sale } from "#contract/sale.ts";
import { orNull, withMicroseconds } from "#contract/timestamps.ts";
import { amount } from "#domain/amount.ts";
import { exchangeRate } from "#domain/exchange-rate.ts";
import { licenseStatus } from "#domain/license-status.ts";
import { givesAccess } from "#domain/sale-life.ts";
import type { AccessLinks } from "../../access/links.ts";
import type { Store } from "../../store.ts";
import type { ListedSaleRow, SaleRow, SoldLicense } from "./queries.ts";

export interface Told {
  store: Store;
  links: (storeId: number, saleId: number, now: Date) => AccessLinks;
  now: Date;
}

export function toListedSale(row: ListedSaleRow, told: Told): ListedSale {
  return { ...common(row, told), payment: payment(row, told.store) };
}

export function toSale(row: SaleRow, told: Told): Sale {
  const { currency, locale } = told.store;
  return {
    ...common(row, told),
    payment: {
      ...payment(row, told.store),
      transaction_id: row.transaction_id,
      gateway: row.gateway,
      method: row.method,
      fee: row.fee === null ? null : amount(row.fee, currency, locale),
      failure_error: row.failure_error,
    },
    settlement: row.settled_at ? { settled_at: withMicroseconds(row.settled_at) } : null,
    context: {
      ip_address: row.ip_address,
      user_agent: row.user_agent,
      country: row.country,
      device_type: row.device_type,
      locale: row.locale,
    },
    custom_fields_values: row.custom_fields,
    custom_metadata: row.custom_metadata,
    download: { total: row.download_total, last_at: orNull(row.download_last_at, withMicroseconds) },
    awaiting_payment_at: orNull(row.awaiting_payment_at, withMicroseconds),
    failed_at: orNull(row.failed_at, withMicroseconds),
    abandoned_at: orNull(row.abandoned_at, withMicroseconds),
    updated_at: withMicroseconds(row.updated_at),
  };
}

function common(row: ListedSaleRow, told: Told) {
  const { store } = told;
  const money = (minor: number) => amount(minor, row.currency, store.locale);
  return {
    id: row.public_id,
    status: row.status,
    original_amount: money(row.original_amount),
    amount: money(row.amount),
    discount_amount: money(row.discount_amount),
    ...(row.shipping ? { shipping: shipping(row.shipping) } : {}),
    store: { id: store.publicId, name: store.name, slug: store.slug },
    product: {
      id: row.product_public_id,
      name: row.product_name,
      type: row.product_type,
      slug: row.product_slug,
    },
    customer: {
      id: row.customer_public_id,
      email: row.customer_email,
      name: `${row.customer_first_name} ${row.customer_last_name}`.trim(),
    },
    discount: discount(row),
    rate: rate(row),
    post_purchase: postPurchase(row, told),
    channel: channels.find(({ value }) => value === row.channel),
    created_at: withMicroseconds(row.created_at),
    completed_at: orNull(row.completed_at, withMicroseconds),
    refunded_at: orNull(row.refunded_at, withMicroseconds),
  };
}

/** What cost nothing has no payment of its own: nothing was paid, successfully, in the store's currency. */
function payment(row: ListedSaleRow, { currency, locale }: Store) {
  const { payment_amount: paid, payment_currency: paidIn, payment_status: status, exchange_rate: rate } = row;
  if (paid === null || paidIn === null || status === null || rate === null) {
    const exchange = exchangeRate(1, currency, locale);
    return { amount: amount(0, currency, locale), status: "success" as const, exchange_rate: exchange };
  }
  return { amount: amount(paid, paidIn, locale), status, exchange_rate: exchangeRate(rate, paidIn, locale) };
}

function discount({ discount_public_id: id, discount_code: code, discount_type: type }: ListedSaleRow) {
  return id !== null && code !== null && type !== null ? { id, code, type } : null;
}

function rate({ rating: value, rating_comment: comment, rated_at: at }: ListedSaleRow) {
  return value !== null && at ? { value, comment, created_at: withMicroseconds(at) } : null;
}

function shipping(given: Record<string, string | null>) {
  const { address = null, city = null, state = null, country = null, zip = null } = given;
  return { address, city, state, country, zip };
}

function postPurchase(row: ListedSaleRow, { store, links, now }: Told) {
  const link = links(store.id, row.id, now);
  const given = givesAccess({ status: row.status, refundedAt: row.refunded_at });
  return {
    files: row.files.map(({ id, name, size }) => ({ id, name, size, download_url: link.file(id) })),
    licences: row.licenses.map((license) => toLicence(license, now)),
    instructions: given ? row.instructions : "",
  };
}

function toLicence({ id, key, activated_at, expires_at, revoked_at }: SoldLicense, now: Date) {
  const instant = (text: string | null) => (text === null ? null : new Date(text));
  const expiresAt = instant(expires_at);
  const facts = { activatedAt: instant(activated_at), expiresAt, revokedAt: instant(revoked_at) };
  return { id, key, status: licenseStatus(facts, now), expires_at: orNull(expiresAt, withMicroseconds) };
}
