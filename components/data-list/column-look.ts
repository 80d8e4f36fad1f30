import type { CardPlace, Column, ColumnWidth } from "./declaration.ts";

const widths: Record<ColumnWidth, string> = {
  tiny: "w-14 shrink-0 @max-2xl:w-auto",
  short: "w-24 shrink-0 @max-2xl:w-auto",
  medium: "w-36 shrink-0 @max-2xl:w-auto",
  key: "w-56 shrink-0 @max-2xl:w-auto",
  long: "w-44 shrink-0 @max-2xl:w-auto",
  grow: "flex-1",
  "grow-more": "flex-[2_2_0%]",
};

// Each line of a card is shared out by itself: what stands at its end takes what it needs, up to a half of it.
const begins = "@max-2xl:flex-[1_0_50%]";
const ends = "@max-2xl:ml-auto @max-2xl:max-w-[calc(50%-0.75rem)] @max-2xl:flex-none";

const places: Record<CardPlace, string> = {
  head: `@max-2xl:order-1 ${begins}`,
  "head-end": `@max-2xl:order-2 ${ends}`,
  // Higher than its line, it reaches into the end of the next one.
  act: `@max-2xl:order-2 @max-2xl:-my-3 @max-2xl:translate-y-3 ${ends}`,
  body: `@max-2xl:order-3 ${begins}`,
  "body-end": `@max-2xl:order-4 ${ends}`,
  foot: `@max-2xl:order-5 @max-2xl:text-quiet ${begins}`,
  "foot-end": `@max-2xl:order-6 @max-2xl:text-quiet ${ends}`,
};

const from = { lg: "@2xl:@max-3xl:hidden", xl: "@2xl:@max-4xl:hidden" } as const;

/** How one cell of a column stands: in a line of columns, or on a phone's card. */
export function cellLook<Row>(column: Column<Row>): string {
  return [
    "min-w-0 truncate",
    widths[column.width],
    column.card ? places[column.card] : "@max-2xl:hidden",
    column.from ? from[column.from] : "",
    column.align === "end" ? "tabular @2xl:pr-2 @2xl:text-right!" : "",
  ].join(" ");
}

/** On a phone nothing stands over the cards, but their columns are still spoken. */
export function headCellLook<Row>(column: Column<Row>): string {
  return `${cellLook(column)} text-left font-normal`;
}

/** A row's height is known before it is drawn: on the server too, and while its place is still empty. */
export const listLook =
  "[--bar:3rem] [--list-row:var(--row)] phone:[--bar:3.5rem] @max-2xl:[--list-row:5.5rem] max-md:-mx-4";

export const rowLook =
  "flex h-(--list-row) items-center gap-4 border-line border-b px-3 @max-2xl:flex-wrap @max-2xl:content-center @max-2xl:gap-x-3 @max-2xl:gap-y-0.5 @max-2xl:px-4";

export const barLook =
  "z-10 flex items-center gap-2 bg-canvas @max-2xl:flex-wrap @max-2xl:px-4 @2xl:sticky @2xl:top-(--bar) @2xl:h-13";

export const headLook =
  "sticky top-[calc(var(--bar)+3.25rem)] z-9 flex h-8 items-center gap-4 border-line border-b bg-canvas px-3 text-quiet text-xs @max-2xl:top-(--bar) @max-2xl:h-0 @max-2xl:overflow-hidden @max-2xl:border-0";
