/** What a list is narrowed to: only what is set, in the order in which the list names its filters. */
export type FilterValues = Readonly<Record<string, string>>;

type Raw = URLSearchParams | Readonly<Record<string, string | string[] | undefined>>;

function rawValue(params: Raw, name: string): string | undefined {
  if (params instanceof URLSearchParams) return params.get(name) ?? undefined;
  const value = Object.hasOwn(params, name) ? params[name] : undefined;
  return Array.isArray(value) ? value[0] : value;
}

/** The filters that an address sets. The same address means the same list to the server and to the browser. */
export function filtersIn(params: Raw, names: readonly string[]): FilterValues {
  const entries = names.flatMap((name) => {
    const value = rawValue(params, name)?.trim();
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** One thing that a list can be narrowed by, and what it can be set to where that is not any text. */
export interface Field {
  name: string;
  allowed?: readonly string[] | "day";
}

const isAllowed = (value: string, allowed: Field["allowed"]) =>
  allowed === undefined || (allowed === "day" ? /^\d{4}-\d{2}-\d{2}$/.test(value) : allowed.includes(value));

/** As the list reads its address: what cannot be meant counts as not set, so that no link is ever broken. */
export function filtersOf(params: Raw, fields: readonly Field[]): FilterValues {
  const set = filtersIn(
    params,
    fields.map(({ name }) => name),
  );
  const meant = fields.filter(({ name, allowed }) => isAllowed(set[name] ?? "", allowed));
  return filtersIn(
    set,
    meant.map(({ name }) => name),
  );
}

/** An address's query with other filters; what is none of the list's stays as it is. */
export function queryWith(query: string, names: readonly string[], filters: FilterValues): string {
  const params = new URLSearchParams(query);
  for (const name of names) params.delete(name);
  for (const [name, value] of Object.entries(filtersIn(filters, names))) params.set(name, value);
  return params.size === 0 ? "" : `?${params}`;
}

export function sameFilters(a: FilterValues, b: FilterValues): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}

/** The filters with some of them set anew; an empty text lifts one. */
export function filtersWith(
  filters: FilterValues,
  changes: FilterValues,
  names: readonly string[],
): FilterValues {
  return filtersIn({ ...filters, ...changes }, names);
}
