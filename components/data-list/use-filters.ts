"use client";

import { usePathname, useSearchParams } from "next/navigation";
import { useCallback, useMemo } from "react";
import { type Field, type FilterValues, filtersIn, filtersOf, filtersWith, queryWith } from "./address.ts";

export interface Filters {
  values: FilterValues;
  /** Sets some of them; an empty text lifts one. The address follows, without asking the server for the page again. */
  set: (changes: FilterValues) => void;
  /** Path and query: where this very list can be found again. */
  address: string;
}

export function useFilters(fields: readonly Field[]): Filters {
  const params = useSearchParams();
  const path = usePathname();
  const values = useMemo(() => filtersOf(new URLSearchParams(params), fields), [params, fields]);
  const set = useCallback(
    (changes: FilterValues) => {
      const names = fields.map(({ name }) => name);
      // The address itself, not what was rendered last: two filters may be set in one breath.
      const now = filtersIn(new URLSearchParams(location.search), names);
      const query = queryWith(location.search, names, filtersWith(now, changes, names));
      window.history.replaceState(null, "", `${location.pathname}${query}`);
    },
    [fields],
  );
  const query = params.toString();
  return { values, set, address: query ? `${path}?${query}` : path };
}
