import type { Field } from "./address.ts";
import type { Filter, ListDeclaration } from "./declaration.ts";
import type { Identified } from "./rows.ts";

const SEARCH = "search";

function fieldsOfFilter<Row>(filter: Filter<Row, string>): Field[] {
  if (filter.kind === "record") return [{ name: filter.field }];
  if (filter.kind === "choice")
    return [{ name: filter.field, allowed: filter.choices.map(({ value }) => value) }];
  return [
    { name: filter.from, allowed: "day" },
    { name: filter.to, allowed: "day" },
  ];
}

/** Everything that a list can be narrowed by. */
export function fieldsOf<Row extends Identified>(declared: ListDeclaration<Row, string>): Field[] {
  const filters = declared.filters.flatMap(fieldsOfFilter);
  return declared.search ? [...filters, { name: SEARCH }] : filters;
}
