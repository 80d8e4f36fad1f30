import type { Affiliate } from "#contract/affiliate.ts";
import type { Attempt } from "#contract/attempt.ts";
import type { Discount } from "#contract/discount.ts";
import type { License } from "#contract/license.ts";
import type { ListedProduct, Product } from "#contract/product.ts";
import type { Pulse } from "#contract/pulse.ts";
import type { ListedSale, Sale } from "#contract/sale.ts";
import type { Answer } from "#lib/answer.ts";
import type { CustomerRow } from "#lib/lists/customers.ts";

/** The questions that finding asks. A store that has no such thing to tell answers with a problem that says so. */
export interface StoreToAsk {
  license(key: string): Promise<Answer<License>>;
  /** The newest first. */
  attempts(key: string): Promise<Answer<Attempt[]>>;
  licenses(search: string): Promise<Answer<License[]>>;
  sale(id: string): Promise<Answer<Sale | ListedSale>>;
  sales(search: string): Promise<Answer<ListedSale[]>>;
  product(id: string): Promise<Answer<Product>>;
  products(search: string): Promise<Answer<ListedProduct[]>>;
  customer(id: string): Promise<Answer<CustomerRow>>;
  customers(search: string): Promise<Answer<CustomerRow[]>>;
  discounts(search: string): Promise<Answer<Discount[]>>;
  pulse(id: string): Promise<Answer<Pulse>>;
  affiliate(code: string): Promise<Answer<Affiliate>>;
}
