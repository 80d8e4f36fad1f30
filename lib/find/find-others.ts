import type { PublicIdKind } from "#domain/public-id.ts";
import type { Answer } from "#lib/answer.ts";
import { type Part, part, rowsOf } from "./find-licenses.ts";
import type { Found } from "./found.ts";
import { foundLicense, type Teller } from "./found-license.ts";
import {
  foundAffiliate,
  foundCustomer,
  foundDiscount,
  foundProduct,
  foundPulse,
  foundSale,
} from "./found-others.ts";
import type { StoreToAsk } from "./store-to-ask.ts";

function one<Data>(answer: Answer<Data>, told: (data: Data) => Found): Part {
  return part(answer.ok ? [told(answer.data)] : [], answer);
}

function several<Row>(answer: Answer<Row[]>, most: number, told: (row: Row) => Found): Part {
  return part(rowsOf(answer).slice(0, most).map(told), answer);
}

/** An id leads to its one thing; of some kinds there is nothing to open. */
export async function byId(
  { kind, id }: { kind: PublicIdKind; id: string },
  store: StoreToAsk,
  teller: Teller,
): Promise<Part> {
  switch (kind) {
    case "sale":
      return one(await store.sale(id), (sale) => foundSale(sale, teller));
    case "product":
      return one(await store.product(id), (product) => foundProduct(product, teller));
    case "customer":
      return one(await store.customer(id), foundCustomer);
    case "discount":
      return several(await store.discounts(id), 1, (discount) => foundDiscount(discount, teller));
    case "pulse":
      return one(await store.pulse(id), foundPulse);
    case "affiliate":
      return one(await store.affiliate(id), (affiliate) => foundAffiliate(affiliate, teller));
    default:
      return part([]);
  }
}

export async function byTransaction(id: string, store: StoreToAsk, teller: Teller): Promise<Part> {
  return several(await store.sales(id), 1, (sale) => foundSale(sale, teller));
}

const CODE = /^[\p{L}\d._-]{2,64}$/u;
/** The beginning of an address, of a sale's id or of a payment's. */
const REFERENCE = /@|^(sal|txn)_/i;
/** A key or a part of one, of this shop or another: long, and not only letters. */
const KEY = /^(?=.*\d)\S{5,}$|^[A-Z-]{5,}$/;

/** Words are asked of every list that can hold them, and of no other: each question costs one of the store's minute. */
export async function byWords(words: string, store: StoreToAsk, teller: Teller): Promise<Part[]> {
  if (REFERENCE.test(words)) return byReference(words, store, teller);
  const asked: Promise<Part>[] = [
    store.products(words).then((answer) => several(answer, 3, (product) => foundProduct(product, teller))),
    store.customers(words).then((answer) => several(answer, 3, foundCustomer)),
    store
      .discounts(words)
      .then((answer) => several(answer, 3, (discount) => foundDiscount(discount, teller))),
  ];
  if (KEY.test(words)) asked.unshift(byForeignKey(words, store, teller));
  if (CODE.test(words)) {
    asked.push(store.affiliate(words).then((answer) => one(answer, (each) => foundAffiliate(each, teller))));
  }
  return Promise.all(asked);
}

async function byForeignKey(words: string, store: StoreToAsk, teller: Teller): Promise<Part> {
  const [exact, begun] = await Promise.all([store.license(words), store.licenses(words)]);
  const licenses = [...(exact.ok ? [exact.data] : []), ...rowsOf(begun).slice(0, 5)];
  return part(
    licenses.map((license) => foundLicense(license, teller)),
    exact,
    begun,
  );
}

async function byReference(words: string, store: StoreToAsk, teller: Teller): Promise<Part[]> {
  const [customers, sales] = await Promise.all([store.customers(words), store.sales(words)]);
  return [several(customers, 3, foundCustomer), several(sales, 5, (sale) => foundSale(sale, teller))];
}
