import type { Messages } from "#lib/messages/en.ts";
import type { FilterValues } from "./address.ts";
import type { Filter, ListDeclaration } from "./declaration.ts";
import { knownName } from "./records.ts";
import type { Identified } from "./rows.ts";

/** A filter that is set, as a person names it, and how it is lifted. */
export interface SetFilter {
  label: string;
  value: string;
  lift: FilterValues;
}

type RecordFilter<Row> = Extract<Filter<Row, string>, { kind: "record" }>;

/** What a chosen thing is called: any row that was found by it knows. */
function recordName<Row>({ nameIn }: RecordFilter<Row>, [row]: readonly Row[], id: string): string {
  return (row && nameIn(row)) ?? knownName(id) ?? id;
}

const recordColumns = { products: "product", customers: "customer" } as const;

/** A thing is called as its column is in every list. */
export function labelOf<Row>(filter: Filter<Row, string>, { lists }: Pick<Messages, "lists">): string {
  return filter.kind === "record" ? lists.columns[recordColumns[filter.of]] : filter.label;
}

export function setFilters<Row extends Identified>(
  { filters, search }: ListDeclaration<Row, string>,
  values: FilterValues,
  rows: readonly Row[],
  messages: Pick<Messages, "list" | "lists" | "common">,
): SetFilter[] {
  const { list, common } = messages;
  const set = filters.flatMap((filter): SetFilter[] => {
    const label = labelOf(filter, messages);
    if (filter.kind === "dates") {
      const [start, end] = [values[filter.from] ?? "", values[filter.to] ?? ""];
      const lift = { [filter.from]: "", [filter.to]: "" };
      return start || end ? [{ label, value: list.between(start, end), lift }] : [];
    }
    const value = values[filter.field];
    if (!value) return [];
    const lift = { [filter.field]: "" };
    if (filter.kind === "record") return [{ label, value: recordName(filter, rows, value), lift }];
    return [{ label, value: filter.choices.find((choice) => choice.value === value)?.label ?? value, lift }];
  });
  const typed = search ? values.search : undefined;
  return typed ? [...set, { label: common.search, value: list.quoted(typed), lift: { search: "" } }] : set;
}
