import type { CustomField } from "#contract/product.ts";
import { fieldSentence, type Problem } from "#contract/validation.ts";

type Kind = "a string" | "a number" | "true or false";

// A field of any other type is answered in text: a choice, a date, a longer text.
const kinds: Readonly<Record<string, Kind>> = {
  number: "a number",
  checkbox: "true or false",
  boolean: "true or false",
};

const kindOf: Readonly<Record<string, Kind>> = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
};

type AskedField = Pick<CustomField, "name" | "type" | "is_required">;

/** What is wrong with the answers to a product's own fields: first what it asks for, then what it doesn't know. */
export function customFieldProblems(
  asked: readonly AskedField[],
  answers: Readonly<Record<string, unknown>>,
): Problem[] {
  const known = new Set(asked.map(({ name }) => name));
  const wrong = asked.flatMap((field) => problemsOf(field, answers));
  const unknown = Object.keys(answers)
    .filter((name) => !known.has(name))
    .map((name) => problem(name, "is not a field of this product"));
  return [...wrong, ...unknown];
}

function problemsOf({ name, type, is_required }: AskedField, answers: Readonly<Record<string, unknown>>) {
  const value = Object.hasOwn(answers, name) ? answers[name] : null;
  if (isAbsent(value)) return is_required ? [problem(name, "is required")] : [];
  const wanted = kinds[type] ?? "a string";
  return kindOf[typeof value] === wanted ? [] : [problem(name, `must be ${wanted}`)];
}

function isAbsent(value: unknown): boolean {
  return value === null || value === undefined || (typeof value === "string" && value.trim() === "");
}

function problem(name: string, what: string): Problem {
  const field = `custom_fields.${name}`;
  return { field, message: fieldSentence(field, what) };
}
