import type { License } from "#contract/license.ts";
import type { ListedSale } from "#contract/sale.ts";
import type { Page } from "../answer.ts";

/** Where a license comes from, as far as its store proves it. */
export interface Bought {
  /** The sale that issued it; null where no sale says so. */
  sale: ListedSale | null;
  /** Null where the store does not tell whose license it is. */
  customer: { id: string; name: string; email: string } | null;
  purchases: { count: number; complete: boolean; first: string | null } | null;
}

const issues = ({ post_purchase: { licences } }: ListedSale, license: License): boolean =>
  licences.some(({ id, key }) => id === license.id || key === license.license_key);

/** A store may ignore a filter that it does not know: only a sale that holds the key proves whose the license is. */
export function boughtWith(license: License, { rows, nextCursor }: Page<ListedSale>): Bought {
  const sale = rows.find((each) => issues(each, license)) ?? null;
  const customer = license.customer ?? sale?.customer ?? null;
  if (!customer) return { sale, customer: null, purchases: null };
  const theirs = rows.filter((each) => each.customer.id === customer.id);
  const complete = nextCursor === null;
  const first = complete ? (theirs.at(-1)?.created_at ?? null) : null;
  return { sale, customer, purchases: { count: theirs.length, complete, first } };
}
