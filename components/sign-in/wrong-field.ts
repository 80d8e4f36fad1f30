import type { Problem } from "#lib/answer.ts";
import type { Messages } from "#lib/messages/en.ts";

type Words = Messages["signIn"]["wrongFields"];

/** What to say at a field; nothing where it is right. */
export function wrongField(problem: Problem | null, field: keyof Words, words: Words): string | undefined {
  return problem?.kind === "invalid" && problem.fields[field] ? words[field] : undefined;
}
