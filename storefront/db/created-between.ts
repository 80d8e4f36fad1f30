import { type Sql, sql } from "./statement.ts";

/** Days are UTC days, both included. */
export function createdBetween(query: {
  start_date?: string | undefined;
  end_date?: string | undefined;
}): Sql[] {
  const { start_date: start, end_date: end } = query;
  return [
    ...(start === undefined ? [] : [sql`row.created_at >= ${start}::date::timestamptz`]),
    ...(end === undefined ? [] : [sql`row.created_at < (${end}::date + 1)::timestamptz`]),
  ];
}
