import "server-only";
import type { Answer, Page } from "../answer.ts";
import type { Priority } from "../storefront/budget.ts";
import { withStore } from "../storefront/the-store.ts";
import { FIRST_PAGE, FURTHER_PAGE, type ListFilters, type ListRows, type StoreListName } from "./names.ts";
import { type Readers, readers } from "./reading/readers.ts";

/** A page of one of the store's lists: the first at once and small, those behind a cursor ahead and as big as can be. */
export function readList<Name extends StoreListName>(
  name: Name,
  filters: ListFilters[Name],
  cursor: string | null = null,
  priority: Priority = cursor === null ? "click" : "background",
  perPage: number = cursor === null ? FIRST_PAGE : FURTHER_PAGE,
): Promise<Answer<Page<ListRows[Name]>>> {
  const read: Readers[Name] = readers[name];
  return withStore((client) => read(client, { filters, cursor, priority, perPage }));
}
