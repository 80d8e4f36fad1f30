import type { Affiliate } from "#contract/affiliate.ts";
import type { Discount } from "#contract/discount.ts";
import type { ListedProduct } from "#contract/product.ts";
import type { Pulse } from "#contract/pulse.ts";
import type { ListedSale } from "#contract/sale.ts";
import { money } from "#lib/format/money.ts";
import type { CustomerRow } from "#lib/lists/customers.ts";
import type { Found, FoundKind } from "./found.ts";
import type { Teller } from "./found-license.ts";

const rooms = {
  sale: "sales",
  product: "products",
  customer: "customers",
  discount: "discounts",
  pulse: "pulses",
  affiliate: "affiliates",
} as const satisfies Partial<Record<FoundKind, string>>;

function found(kind: keyof typeof rooms, id: string, title: string, about: string[]): Found {
  const href = `/${rooms[kind]}/${encodeURIComponent(id)}`;
  return { kind, id, title, about: about.filter((each) => each !== ""), href, verdict: null };
}

export function foundSale(sale: ListedSale, { messages: { statuses }, locale }: Teller): Found {
  const status = sale.refunded_at ? statuses.refunded : statuses.sale[sale.status];
  const amount = money(sale.amount.value, sale.amount.currency, { locale });
  return found("sale", sale.id, sale.product.name, [status, amount, sale.customer.email, sale.id]);
}

export function foundProduct(
  { id, name, slug, pricing: { current_price: price } }: ListedProduct,
  teller: Teller,
) {
  return found("product", id, name, [money(price.value, price.currency, teller), slug]);
}

export function foundCustomer({ id, name, email }: CustomerRow): Found {
  return found("customer", id, name || email, [email]);
}

/** The customer as a sale names them, where the store has no customers to ask for. */
export function customerOf({ customer }: ListedSale): Found {
  return found("customer", customer.id, customer.name || customer.email, [customer.email]);
}

export function foundDiscount({ id, code, name, value_off, status }: Discount, { messages }: Teller): Found {
  return found("discount", id, code, [value_off.formatted, messages.statuses.discount[status], name]);
}

export function foundPulse({ id, url }: Pulse): Found {
  return found("pulse", id, url, [id]);
}

export function foundAffiliate({ account, status }: Affiliate, { messages }: Teller): Found {
  return found("affiliate", account.pseudo, account.user.name, [
    messages.statuses.affiliate[status],
    account.pseudo,
    account.user.email,
  ]);
}
