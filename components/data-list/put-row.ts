import type { QueryClient } from "@tanstack/react-query";
import type { Loaded } from "./refreshed.ts";
import type { Identified } from "./rows.ts";

/** A row as it is now, in every loaded list that has it. When those were read stays as it was: they were not. */
export function putRow<Row extends Identified>(client: QueryClient, list: string, row: Row): void {
  for (const query of client.getQueryCache().findAll({ queryKey: ["list", list] })) {
    const loaded = client.getQueryData<Loaded<Row>>(query.queryKey);
    if (!loaded?.pages.some(({ rows }) => rows.some(({ id }) => id === row.id))) continue;
    const pages = loaded.pages.map((page) => ({
      ...page,
      rows: page.rows.map((each) => (each.id === row.id ? row : each)),
    }));
    client.setQueryData<Loaded<Row>>(
      query.queryKey,
      { ...loaded, pages },
      { updatedAt: query.state.dataUpdatedAt },
    );
  }
}
