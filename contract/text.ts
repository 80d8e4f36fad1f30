import { z } from "zod";

/** The database's text can hold neither a NUL character nor half a surrogate pair. */
export function isStorable(value: string): boolean {
  return value.isWellFormed() && !value.includes("\0");
}

const UNSTORABLE = "must not contain NUL characters or broken Unicode";

/** Characters as a reader and the database count them: code points, not UTF-16 units. */
function characters(value: string): number {
  let count = 0;
  for (const _ of value) count += 1;
  return count;
}

/** Any text that can be kept, at most `max` characters. */
export function text(max?: number) {
  const kept = z.string().refine(isStorable, { error: UNSTORABLE });
  if (max === undefined) return kept;
  return kept
    .refine((value) => value.length <= max || characters(value) <= max, {
      error: `must not be longer than ${max} characters`,
    })
    .meta({ maxLength: max });
}

const blankIsAbsent = (value: unknown): unknown => (value === "" || value === null ? undefined : value);

const trimmed = (value: unknown): unknown => blankIsAbsent(typeof value === "string" ? value.trim() : value);

/** A field that must be there; surrounding blanks don't count, and nothing but blanks is absent. */
export function required<Field extends z.ZodType>(field: Field) {
  return z.preprocess(trimmed, field);
}

/** A field that may be missing, null or empty: all three mean absent. */
export function optional<Field extends z.ZodType>(field: Field) {
  return z.preprocess(trimmed, field.optional()).optional();
}

/** Like `optional`, but kept exactly as it was sent. */
export function optionalVerbatim<Field extends z.ZodType>(field: Field) {
  return z.preprocess(blankIsAbsent, field.optional()).optional();
}

/** A field that must be there, kept exactly as it was sent. */
export function requiredVerbatim<Field extends z.ZodType>(field: Field) {
  return z.preprocess(blankIsAbsent, field);
}

export const timestampSchema = z
  .string()
  .refine((text) => !Number.isNaN(Date.parse(text)), { error: "must be an instant" })
  .meta({ format: "date-time", description: "ISO 8601" });

export const urlSchema = z.string().meta({ format: "uri" });

export function publicId(prefix: string) {
  return z.string().startsWith(`${prefix}_`).describe(`Public id, prefix \`${prefix}_\``);
}

/** What the rest of the world may shape differently: unreadable counts as absent. */
export function absentUnlessReadable<Field extends z.ZodType>(field: Field) {
  return field.nullable().catch(null);
}
