import { z } from "zod";
import { optional, text } from "./text.ts";

export const PER_PAGE_MAX = 100;

const cursors = {
  next_cursor: z.string().nullable().describe("Pass it as `cursor` for the next page; null on the last page"),
  prev_cursor: z.string().nullable().describe("Pass it as `cursor` for the page before; null on the first"),
  has_more: z.boolean().describe("Whether more results exist"),
};

export const paginationSchema = z.object(cursors).meta({ id: "Pagination" });

export const paginationWithPerPageSchema = z
  .object({ ...cursors, per_page: z.int() })
  .meta({ id: "PaginationWithPerPage" });

export type Pagination = z.infer<typeof paginationSchema>;
export type PaginationWithPerPage = z.infer<typeof paginationWithPerPageSchema>;

/** `data.data` beside `data.pagination`: how every list but the sales answers. */
export function page<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), pagination: paginationSchema });
}

export function pageWithPerPage<Item extends z.ZodType>(item: Item) {
  return z.object({ data: z.array(item), pagination: paginationWithPerPageSchema });
}

const toInteger = (value: unknown): unknown =>
  typeof value === "string" && /^[+-]?\d{1,15}$/.test(value) ? Number(value) : value;

const blankAsDefault = (value: unknown): unknown =>
  value === "" || value === null ? undefined : toInteger(value);

export function perPage(defaultSize: number) {
  return z
    .preprocess(
      blankAsDefault,
      z
        .int({ error: "must be an integer" })
        .min(1, "must be at least 1")
        .max(PER_PAGE_MAX, `must not be greater than ${PER_PAGE_MAX}`)
        .default(defaultSize),
    )
    .prefault(defaultSize)
    .meta({ default: defaultSize })
    .describe("Results on a page");
}

export const cursor = optional(text(1024)).describe("`next_cursor` or `prev_cursor` of an earlier answer");

export const search = (finds: string) => optional(text(255)).describe(`Finds by ${finds}`);

/** A filter by public id; an unknown one gives an empty list, so nothing but its length is checked. */
export const idFilter = (names: string) => optional(text(255)).describe(`Public id of the ${names}`);

export function oneOf<const Values extends readonly [string, ...string[]]>(
  values: Values,
  description: string,
) {
  return optional(z.enum(values)).describe(description);
}

/** A real day of the calendar; the year 0000 is none. */
export const day = z.iso.date().refine((value) => !value.startsWith("0000"), {
  error: "must be a real date in the format YYYY-MM-DD",
});

export const dates = (of: string) => ({
  start_date: optional(day).describe(`First day of the ${of}, Y-m-d, UTC, inclusive`),
  end_date: optional(day).describe(`Last day of the ${of}, Y-m-d, UTC, inclusive`),
});

/** Y-m-d sorts as text; reported even when other fields are wrong too. */
export function startsBeforeItEnds<Shape extends z.ZodRawShape>(query: z.ZodObject<Shape>) {
  return query.refine(
    (value) => {
      const { start_date: start, end_date: end } = boundsOf(value);
      return start === undefined || end === undefined || start <= end;
    },
    {
      path: ["end_date"],
      error: "must be a date after or equal to start date",
      when: ({ value }) => {
        const { start_date, end_date } = boundsOf(value);
        return start_date !== undefined && end_date !== undefined;
      },
    },
  );
}

const bounds = z.object({ start_date: day.optional(), end_date: day.optional() });

function boundsOf(value: unknown): z.infer<typeof bounds> {
  const read = bounds.safeParse(value);
  return read.success ? read.data : {};
}
