import type { License } from "#contract/license.ts";
import type { ListedSale } from "#contract/sale.ts";
import type { Answer, ProblemKind } from "#lib/answer.ts";
import type { StoreToAsk } from "../store-to-ask.ts";

export function yes<Data>(data: Data): Answer<Data> {
  return { ok: true, data, waiting: false };
}

export function no(kind: ProblemKind): Answer<never> {
  const none = { status: undefined, code: undefined, fields: {}, retryAfter: undefined };
  return { ok: false, problem: { kind, store: "store.example", ...none }, waiting: false };
}

/** A store that has nothing, but what a test puts there; it notes every question. */
export function storeWith(has: Partial<StoreToAsk>): { store: StoreToAsk; asked: string[] } {
  const asked: string[] = [];
  const noted =
    <Args extends unknown[], Data>(name: string, ask: (...args: Args) => Promise<Answer<Data>>) =>
    (...args: Args) => {
      asked.push(name);
      return ask(...args);
    };
  const unknown = async () => no("not_found");
  const empty = async () => yes([]);
  const store: StoreToAsk = {
    license: noted("license", has.license ?? unknown),
    attempts: noted("attempts", has.attempts ?? empty),
    licenses: noted("licenses", has.licenses ?? empty),
    sale: noted("sale", has.sale ?? unknown),
    sales: noted("sales", has.sales ?? empty),
    product: noted("product", has.product ?? unknown),
    products: noted("products", has.products ?? empty),
    customer: noted("customer", has.customer ?? unknown),
    customers: noted("customers", has.customers ?? empty),
    discounts: noted("discounts", has.discounts ?? empty),
    pulse: noted("pulse", has.pulse ?? unknown),
    affiliate: noted("affiliate", has.affiliate ?? unknown),
  };
  return { store, asked };
}

const BORN = "2026-01-10T10:00:00.000000Z";

export function licenseNamed(key: string, more: Partial<License> = {}): License {
  return {
    id: `lic_${key.slice(0, 5).toLowerCase()}`,
    status: "active",
    activated_at: BORN,
    expires_at: null,
    expired_at: null,
    revoked_at: null,
    is_active: true,
    is_expired: false,
    can_activate: true,
    metadata: null,
    created_at: BORN,
    updated_at: BORN,
    sale_id: 1,
    customer_id: 1,
    license_key: key,
    activation_count: 1,
    max_activations: 3,
    activations_remaining: 2,
    product: { id: 1, name: "Brush Pack Pro" },
    customer: { id: "cus_ana", name: "Ana Ruiz", email: "ana@example.com" },
    ...more,
  };
}

const amount = { value: 19, formatted: "€19.00", short: "€19", currency: "EUR" };

export function saleNamed(id: string, more: Partial<ListedSale> = {}): ListedSale {
  return {
    id,
    status: "completed",
    original_amount: amount,
    amount,
    discount_amount: { ...amount, value: 0 },
    store: { id: "str_a", name: "Brushes", slug: "brushes" },
    product: { id: "prd_a", name: "Brush Pack Pro", type: "license" },
    customer: { id: "cus_ana", email: "ana@example.com", name: "Ana Ruiz" },
    discount: null,
    post_purchase: { files: [], licences: [], instructions: null },
    payment: { amount, status: "success", exchange_rate: null },
    ...more,
  };
}
