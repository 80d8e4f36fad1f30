import { effectsOf, type News } from "#lib/live/news.ts";
import type { FilterValues } from "./address.ts";

/** What of a list has to be read again after something happened. */
export interface LivePlan {
  /** From the top, where there may be rows that it does not have. */
  head: boolean;
  /** Single rows further down, by their ids. */
  rows: string[];
}

interface Shown {
  list: string;
  filters: FilterValues;
  /** The license whose page the list stands on. */
  subject: string | null;
  loaded: ReadonlySet<string | number>;
}

/** More rows than these are not worth a request each: they are seen when somebody looks again. */
const MOST_ROWS = 5;

export function livePlan({ list, filters, subject, loaded }: Shown, news: readonly News[]): LivePlan {
  const rows = new Set<string>();
  let head = false;
  for (const one of news) {
    const effect = effectsOf(one.kind)[list];
    if (!effect || !concerns(one, filters, subject)) continue;
    const id = idIn(list, one);
    if (id !== null && loaded.has(id)) {
      if (effect !== "new") rows.add(id);
    } else if (effect !== "changed" || id === null || isNarrowed(filters)) head = true;
  }
  return { head, rows: [...rows].slice(0, MOST_ROWS) };
}

/** Null where the event does not tell which row it is. */
function idIn(list: string, { sale, license, customer }: News): string | null {
  const ids: Readonly<Record<string, string | null>> = {
    sales: sale,
    licenses: license,
    customers: customer,
  };
  return ids[list] ?? null;
}

/** A row that changed may now be one of those that were asked for. */
function isNarrowed({ status, search }: FilterValues): boolean {
  return status !== undefined || search !== undefined;
}

function concerns(
  { license, customer, product }: News,
  filters: FilterValues,
  subject: string | null,
): boolean {
  if (subject !== null && license !== subject) return false;
  return agrees(filters.customer_id, customer) && agrees(filters.product_id, product);
}

/** Things are asked for by public ids, or by numbers, of which no event tells. */
function agrees(asked: string | undefined, id: string | null): boolean {
  return asked === undefined || id === null || !asked.includes("_") || asked === id;
}
