import "server-only";
import { asked } from "#lib/lists/asked.ts";
import type { ListName, ListRows } from "#lib/lists/names.ts";
import { readList } from "#lib/lists/server.ts";
import { type FilterValues, filtersIn } from "./address.ts";
import type { FirstPage } from "./first-page.ts";

export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The first page of one of the store's lists, with the filters of the page's address. */
export async function readFirstPage<Name extends ListName>(
  list: Name,
  searchParams: SearchParams,
  fixed: FilterValues = {},
): Promise<FirstPage<ListRows[Name]>> {
  const given = await searchParams;
  const wanted = asked(list, new URLSearchParams({ ...filtersIn(given, Object.keys(given)), ...fixed }));
  if (!wanted.ok) return { list, filters: {}, fixed, answer: wanted };
  const answer = await readList(list, wanted.data.filters);
  const names = Object.entries(wanted.data.filters).flatMap(([name, value]) =>
    value === undefined || Object.hasOwn(fixed, name) ? [] : [name],
  );
  return { list, filters: filtersIn(given, names), fixed, answer };
}
