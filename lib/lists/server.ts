import "server-only";
import type { Answer, Page } from "../answer.ts";
import { readAudit } from "../audit/read.ts";
import { staffFor } from "../auth/require.ts";
import { staffDatabase } from "../staff/database.ts";
import { succeeded } from "../storefront/answers.ts";
import type { Priority } from "../storefront/budget.ts";
import { withStore } from "../storefront/the-store.ts";
import type { ListFilters, ListName, ListRows, StoreListName } from "./names.ts";
import { neededFor } from "./needed.ts";
import { FIRST_PAGE, FURTHER_PAGE } from "./page-size.ts";
import type { Asked } from "./reading/list.ts";
import { type Readers, readers } from "./reading/readers.ts";

type Read<Name extends ListName> = (asked: Asked<ListFilters[Name]>) => Promise<Answer<Page<ListRows[Name]>>>;

function ofStore<Name extends StoreListName>(name: Name): Read<Name> {
  const read: Readers[Name] = readers[name];
  return (asked) => withStore((client) => read(client, asked));
}

/** Asked here too, so that no page can show by a slip what a role may not see. */
function forWhoMay<Name extends ListName>(name: Name, read: Read<Name>): Read<Name> {
  return async (asked) => {
    const staff = await staffFor(neededFor(name));
    return staff.ok ? read(asked) : staff;
  };
}

const reads: { [Name in ListName]: Read<Name> } = {
  products: ofStore("products"),
  sales: ofStore("sales"),
  discounts: ofStore("discounts"),
  licenses: ofStore("licenses"),
  activations: ofStore("activations"),
  attempts: ofStore("attempts"),
  pulses: ofStore("pulses"),
  customers: ofStore("customers"),
  events: ofStore("events"),
  deliveries: ofStore("deliveries"),
  invitations: forWhoMay("invitations", ofStore("invitations")),
  audit: forWhoMay("audit", async (asked) => succeeded(await readAudit(await staffDatabase(), asked))),
};

/** A page of a list: the first at once and small, those behind a cursor ahead and as big as can be. */
export function readList<Name extends ListName>(
  name: Name,
  filters: ListFilters[Name],
  cursor: string | null = null,
  priority: Priority = cursor === null ? "click" : "background",
  perPage: number = cursor === null ? FIRST_PAGE : FURTHER_PAGE,
): Promise<Answer<Page<ListRows[Name]>>> {
  const read: Read<Name> = reads[name];
  return read({ filters, cursor, priority, perPage });
}
