import type { Choice } from "./declaration.ts";

/** The choices of a filter: the words that its values have anywhere else. */
export function choicesOf(words: Readonly<Record<string, string>>): Choice[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }));
}
