import type { Messages } from "#lib/messages/en.ts";
import type { FilterValues } from "./address.ts";
import type { Filter, ListDeclaration } from "./declaration.ts";
import type { Identified } from "./rows.ts";

/** A filter that is set, as a person names it, and how it is lifted. */
export interface SetFilter {
  label: string;
  value: string;
  lift: FilterValues;
}

/** What a chosen thing is called: any row that was found by it knows. */
export function recordName<Row>(
  filter: Extract<Filter<Row, string>, { kind: "record" }>,
  rows: readonly Row[],
  id: string,
  known: ReadonlyMap<string, string>,
): string {
  const [row] = rows;
  return known.get(id) ?? (row && filter.nameIn(row)) ?? id;
}

export function setFilters<Row extends Identified>(
  { filters, search }: ListDeclaration<Row, string>,
  values: FilterValues,
  rows: readonly Row[],
  { list, common }: Pick<Messages, "list" | "common">,
  known: ReadonlyMap<string, string>,
): SetFilter[] {
  const set = filters.flatMap((filter): SetFilter[] => {
    const { label } = filter;
    if (filter.kind === "dates") {
      const [start, end] = [values[filter.from] ?? "", values[filter.to] ?? ""];
      const lift = { [filter.from]: "", [filter.to]: "" };
      return start || end ? [{ label, value: list.between(start, end), lift }] : [];
    }
    const value = values[filter.field];
    if (!value) return [];
    const lift = { [filter.field]: "" };
    if (filter.kind === "record") return [{ label, value: recordName(filter, rows, value, known), lift }];
    return [{ label, value: filter.choices.find((choice) => choice.value === value)?.label ?? value, lift }];
  });
  const typed = search ? values.search : undefined;
  return typed ? [...set, { label: common.search, value: list.quoted(typed), lift: { search: "" } }] : set;
}
