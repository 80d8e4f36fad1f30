import { type Sql, sql } from "./statement.ts";

/** From how many characters on a term is looked for anywhere, not only at the beginning. */
const ANYWHERE_FROM = 3;

export function isShort(term: string): boolean {
  return Array.from(term).length < ANYWHERE_FROM;
}

export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, (sign) => `\\${sign}`);
}

// Sorts behind every other character, so that it ends the texts that begin alike.
const LAST = "\u{10ffff}";

/** Said as a range, which a …_pattern_ops index serves whatever the value; LIKE's one is known only with its value. */
export function beginsWith(column: Sql, text: string): Sql {
  return sql`(${column} ~>=~ ${text} AND ${column} ~<=~ ${text + LAST})`;
}

/**
 * The words of a fragment that a trigram index can look up, as patterns; none where it has no three letters in a row.
 * What lies between the words is no matter for the index: whoever asks compares the whole fragment afterwards.
 */
export function wordPatterns(fragment: string): string[] {
  const words = fragment.match(/[\p{L}\p{N}]{3,}/gu) ?? [];
  return [...new Set(words)].map((word) => `%${word}%`);
}
