import type { Discount, DiscountedProduct } from "#contract/discount.ts";
import { orNull, withOffset } from "#contract/timestamps.ts";
import { amount, rawAmount } from "#domain/amount.ts";
import { discountStatus } from "#domain/discount.ts";
import { picturesOf } from "../../pictures/address.ts";
import type { Store } from "../../store.ts";
import { bundle, type Told, toCategory } from "../products/wire.ts";
import type { DiscountedProductRow, DiscountRow } from "./queries.ts";

export function toDiscount(row: DiscountRow, told: Told): Discount {
  const { store, now } = told;
  return {
    id: row.public_id,
    name: row.name,
    code: row.code,
    type: row.type,
    status: discountStatus({ endDate: row.end_date }, now),
    value_off: valueOff(row, store),
    products: row.products.map((product) => toDiscountedProduct(product, told)),
    store: { id: store.publicId, name: store.name },
    customer_email: row.customer_email,
    usage_limit: row.usage_limit,
    usage_count: row.usage_count,
    start_date: orNull(row.start_date, withOffset),
    end_date: orNull(row.end_date, withOffset),
    is_auto_generated: row.is_auto_generated,
    created_at: withOffset(row.created_at),
    updated_at: withOffset(row.updated_at),
  };
}

function valueOff({ type, percent, amount_off: off }: DiscountRow, { currency, locale }: Store) {
  if (type === "percentage") return { raw: percent ?? 0, formatted: `${percent ?? 0}%` };
  return { raw: off ?? 0, formatted: amount(off ?? 0, currency, locale).formatted };
}

function toDiscountedProduct(row: DiscountedProductRow, { store, publicUrl }: Told): DiscountedProduct {
  return {
    id: row.public_id,
    name: row.name,
    type: row.type,
    pictures: picturesOf(row, store, publicUrl),
    category: toCategory(row.category),
    // Here, and only here, the value is the integer in the smallest unit.
    pricing: { type: row.pricing_type, price: rawAmount(row.price, store.currency, store.locale) },
    bundle: row.type === "bundle" ? bundle(row.parts, row.price, store) : null,
  };
}
