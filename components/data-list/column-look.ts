import type { CardPlace, Column, ColumnWidth } from "./declaration.ts";

const widths: Record<ColumnWidth, string> = {
  tiny: "w-14 shrink-0 max-md:w-auto",
  short: "w-24 shrink-0 max-md:w-auto",
  medium: "w-36 shrink-0 max-md:w-auto",
  key: "w-56 shrink-0 max-md:w-auto",
  long: "w-44 shrink-0 max-md:w-auto",
  grow: "flex-1",
  "grow-more": "flex-[2_2_0%]",
};

const places: Record<CardPlace, string> = {
  head: "max-md:col-start-1 max-md:row-start-1",
  "head-end": "max-md:col-start-2 max-md:row-start-1 max-md:max-w-full max-md:justify-self-end",
  body: "max-md:col-start-1 max-md:row-start-2",
  "body-end": "max-md:col-start-2 max-md:row-start-2 max-md:max-w-full max-md:justify-self-end",
  foot: "max-md:col-start-1 max-md:row-start-3 max-md:text-quiet",
  "foot-end":
    "max-md:col-start-2 max-md:row-start-3 max-md:max-w-full max-md:justify-self-end max-md:text-quiet",
};

const from = { lg: "md:max-lg:hidden", xl: "md:max-xl:hidden" } as const;

/** How one cell of a column stands: in a line of columns, or on a phone's card. */
export function cellLook<Row>(column: Column<Row>): string {
  return [
    "min-w-0 truncate",
    widths[column.width],
    column.card ? places[column.card] : "max-md:hidden",
    column.from ? from[column.from] : "",
    column.align === "end" ? "tabular md:pr-2 md:text-right!" : "",
  ].join(" ");
}

/** On a phone nothing stands over the cards, but their columns are still spoken. */
export function headCellLook<Row>(column: Column<Row>): string {
  return `${cellLook(column)} text-left font-normal`;
}

/** A row's height is known before it is drawn: on the server too, and while its place is still empty. */
export const listLook =
  "[--bar:3rem] [--list-row:var(--row)] phone:[--bar:3.5rem] max-md:[--list-row:5.5rem] max-md:-mx-4";

export const rowLook =
  "flex h-(--list-row) items-center gap-4 border-line border-b px-3 max-md:grid max-md:grid-cols-[minmax(0,1fr)_fit-content(60%)] max-md:content-center max-md:gap-x-3 max-md:gap-y-0.5 max-md:px-4";

export const barLook =
  "z-10 flex items-center gap-2 bg-canvas max-md:flex-wrap max-md:px-4 md:sticky md:top-(--bar) md:h-13";

export const headLook =
  "sticky top-[calc(var(--bar)+3.25rem)] z-9 flex h-8 items-center gap-4 border-line border-b bg-canvas px-3 text-quiet text-xs max-md:top-(--bar) max-md:h-0 max-md:overflow-hidden max-md:border-0";
