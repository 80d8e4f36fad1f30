import "server-only";
import type { Answer, Page } from "../answer.ts";
import type { ListFilters, ListRows, StoreListName } from "../lists/names.ts";
import { readList } from "../lists/server.ts";
import { readAffiliate } from "../reads/affiliates.ts";
import { readCustomer } from "../reads/customers.ts";
import { readLicense } from "../reads/licenses.ts";
import { readProduct } from "../reads/products.ts";
import { readPulse } from "../reads/pulses.ts";
import { readSale } from "../reads/sales.ts";
import { storeOffers } from "../reads/store.ts";
import { failed } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import type { StoreToAsk } from "./store-to-ask.ts";

const FEW = 10;

function rows<Row>(answer: Answer<Page<Row>>): Answer<Row[]> {
  return answer.ok ? { ...answer, data: answer.data.rows } : answer;
}

async function few<Name extends StoreListName>(
  name: Name,
  filters: ListFilters[Name],
  most: number = FEW,
): Promise<Answer<ListRows[Name][]>> {
  return rows(await readList(name, filters, null, "click", most));
}

function part<Whole, Part>(answer: Answer<Whole>, of: (whole: Whole) => Part): Answer<Part> {
  return answer.ok ? { ...answer, data: of(answer.data) } : answer;
}

/** The connected store. Everything is asked for as a person's click, since somebody waits for it. */
export const theStore: StoreToAsk = {
  license: readLicense,
  attempts: (license_key) => few("attempts", { license_key }, 1),
  licenses: (search) => few("licenses", { search }),
  sale: async (id) => part(await readSale(id), ({ sale }) => sale),
  sales: (search) => few("sales", { search }),
  product: readProduct,
  products: (search) => few("products", { search }),
  customer: async (id) => part(await readCustomer(id), ({ customer }) => customer),
  // Elsewhere they would be built from ten pages of sales, which is too dear for something typed in passing.
  customers: async (search) =>
    (await storeOffers("customers")) ? few("customers", { search }) : failed(problem("not_offered", "")),
  discounts: (search) => few("discounts", { search }),
  pulse: readPulse,
  affiliate: readAffiliate,
};
