import type { Problem } from "#lib/answer.ts";
import type { Messages } from "./en.ts";
import type { Told, Words } from "./problem-words.ts";

type Known = keyof Messages["reasonTexts"];

function isKnown(code: string | undefined, texts: Messages["reasonTexts"]): code is Known {
  return code !== undefined && Object.hasOwn(texts, code);
}

/** A problem in the reader's words; the store's own reason says more than its kind. */
export function describeProblem(
  problem: Words & Pick<Problem, "kind">,
  { problems, reasonTexts }: Pick<Messages, "problems" | "reasonTexts">,
): Told {
  const { kind, code } = problem;
  return isKnown(code, reasonTexts) ? reasonTexts[code] : problems[kind](problem);
}
