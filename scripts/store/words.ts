import { parseArgs } from "node:util";
import { Refusal } from "../refusal.ts";

/** The options of one command, each of them a text; an unknown one is refused, and `--help` always known. */
export function readOptions<Name extends string>(
  words: string[],
  names: readonly Name[],
): Partial<Record<Name, string>> {
  try {
    const options = Object.fromEntries(names.map((name) => [name, { type: "string" } as const]));
    const { values } = parseArgs({ args: words, options, allowPositionals: false });
    const given: Partial<Record<Name, string>> = {};
    for (const name of names) {
      const value = values[name];
      if (typeof value === "string") given[name] = value;
    }
    return given;
  } catch (error) {
    throw new Refusal(
      `${error instanceof Error ? error.message : error}\nnpm run store -- --help shows what there is.`,
    );
  }
}

export function needed(value: string | undefined, option: string): string {
  if (value?.trim()) return value.trim();
  throw new Refusal(`Say ${option}. npm run store -- --help shows what there is.`);
}
