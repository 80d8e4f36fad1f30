import { type CategoryValue, categories, type ListedProduct, type Product } from "#contract/product.ts";
import { orNull, withMicroseconds } from "#contract/timestamps.ts";
import { amount } from "#domain/amount.ts";
import { bundleSavings, currentPrice, isFree, isOnSale, priceOff } from "#domain/product-pricing.ts";
import { picturesOf } from "../../pictures/address.ts";
import type { Store } from "../../store.ts";
import type { BundlePart, ListedProductRow, ProductRow } from "./queries.ts";

export interface Told {
  store: Store;
  publicUrl: string;
  now: Date;
}

const labels = new Map<string, string>(categories.map(({ value, label }) => [value, label]));

export function toCategory(value: CategoryValue) {
  return { value, label: labels.get(value) ?? value };
}

export function toListedProduct(row: ListedProductRow, told: Told): ListedProduct {
  return { ...common(row, told), pricing: pricing(row, told) };
}

export function toProduct(row: ProductRow, told: Told): Product {
  const { store, now } = told;
  const price = priceOf(row);
  const money = (minor: number | null) =>
    minor === null ? null : amount(minor, store.currency, store.locale);
  return {
    ...common(row, told),
    description: row.description,
    pricing: {
      ...pricing(row, told),
      sale_price: isOnSale(price, now) ? money(row.sale_price) : null,
      min_price: money(row.min_price),
      suggested_price: money(row.suggested_price),
      price_off: priceOff(price, now),
    },
    quantity: row.quantity,
    settings: { is_requires_shipping_address: row.requires_shipping_address },
    rating: row.rating_average === null ? null : { average: row.rating_average, count: row.rating_count },
    on_sale_until: orNull(row.on_sale_until, withMicroseconds),
    sales_count: row.hides_sales_count ? null : row.sales_count,
    seo: row.seo,
    custom_cta_text: { value: row.cta_value, label: row.cta_label },
    fields: row.fields,
    bundle: row.type === "bundle" ? bundle(row.parts, currentPrice(price, now), store) : null,
  };
}

function common(row: ListedProductRow, { store, publicUrl }: Told) {
  return {
    id: row.public_id,
    name: row.name,
    slug: row.slug,
    type: row.type,
    category: toCategory(row.category),
    status: row.status,
    is_free: isFree({ pricingType: row.pricing_type }),
    pictures: picturesOf(row, store, publicUrl),
  };
}

function pricing(row: ListedProductRow, { store, now }: Told) {
  const { currency, locale } = store;
  return {
    type: row.pricing_type,
    current_price: amount(currentPrice(priceOf(row), now), currency, locale),
    price: amount(row.price, currency, locale),
  };
}

function priceOf(row: ListedProductRow) {
  const { pricing_type: pricingType, price, sale_price: salePrice, on_sale_until: onSaleUntil } = row;
  return { pricingType, price, salePrice, onSaleUntil };
}

/** What the parts cost one by one is their base prices: a sale of theirs is no saving of the bundle's. */
export function bundle(parts: readonly BundlePart[], price: number, { currency, locale }: Store) {
  const value = parts.reduce((sum, part) => sum + (part.pricing_type === "free" ? 0 : part.price), 0);
  const savings = bundleSavings(value, price);
  return {
    value: amount(value, currency, locale),
    savings: { amount: amount(savings.amount, currency, locale), percentage: savings.percentage },
  };
}
