import type { License } from "#contract/license.ts";
import type { ListedSale } from "#contract/sale.ts";
import type { Page } from "../answer.ts";

/** A page of one customer's things: no other one's, whatever the store answered. */
export interface Theirs<Row> {
  rows: Row[];
  /** Whether these are all. */
  complete: boolean;
  /** How many were answered that the store does not say whose they are; they are shown nowhere. */
  untold: number;
}

/** A store that does not know the filter answers everybody's sales. */
export function salesOf(id: string, { rows, nextCursor }: Page<ListedSale>): Theirs<ListedSale> {
  const theirs = rows.filter(({ customer }) => customer.id === id);
  return { rows: theirs, complete: nextCursor === null, untold: 0 };
}

/**
 * Some stores tell only a number for a license's customer. It is theirs when a sale of theirs issued it, and then so
 * is every license with the same number; nothing else proves it.
 */
export function licensesOf(
  id: string,
  { rows, nextCursor }: Page<License>,
  sales: readonly ListedSale[],
): Theirs<License> {
  const issued = new Set(
    sales.flatMap(({ post_purchase }) => post_purchase.licences.flatMap((each) => [each.id, each.key])),
  );
  const isProven = (license: License) => issued.has(license.id) || issued.has(license.license_key);
  const numbers = new Set(rows.filter(isProven).map(({ customer_id }) => customer_id));
  const isTheirs = (license: License) =>
    license.customer ? license.customer.id === id : numbers.has(license.customer_id);
  const theirs = rows.filter(isTheirs);
  const untold = rows.filter((license) => !license.customer && !isTheirs(license)).length;
  return { rows: theirs, complete: nextCursor === null, untold };
}
