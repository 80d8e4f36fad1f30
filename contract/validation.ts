import { z } from "zod";

export type Problem = { field: string; message: string };
export type ValidationFailure = { message: string; errors: Record<string, string[]> };
export type Parsed<Value> = { ok: true; value: Value } | { ok: false; problems: Problem[] };

const kinds: Record<string, string> = {
  string: "a string",
  number: "a number",
  int: "an integer",
  boolean: "true or false",
  object: "an object",
  record: "an object",
  array: "a list",
};

const formats: Record<string, string> = {
  email: "must be a valid email address",
  date: "must be a real date in the format YYYY-MM-DD",
  datetime: "must be an instant such as 2026-03-15T12:00:00Z",
  ipv4: "must be a valid IPv4 or IPv6 address",
  ipv6: "must be a valid IPv4 or IPv6 address",
};

function limit(issue: { origin: string }, bound: string, amount: number | bigint): string {
  if (issue.origin === "array") return `must have ${bound} ${amount} ${amount === 1 ? "item" : "items"}`;
  if (issue.origin === "string") return `must have ${bound} ${amount} characters`;
  return `must be ${bound} ${amount}`;
}

/** What is wrong with a field, as the end of a sentence that begins with its name. */
function complaint(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined || issue.input === null) return "is required";
  switch (issue.code) {
    case "invalid_type":
      return `must be ${kinds[issue.expected] ?? issue.expected}`;
    case "too_small":
      return limit(issue, "at least", issue.minimum);
    case "too_big":
      return limit(issue, "at most", issue.maximum);
    case "invalid_format":
      return formats[issue.format] ?? "has an invalid format";
    case "invalid_value":
      return `must be one of: ${issue.values.map(String).join(", ")}`;
    case "invalid_key":
      return "must have keys without NUL characters or broken Unicode";
    case "invalid_union":
      return "must be a string, a number, true or false";
    default:
      return "is invalid";
  }
}

/** `first_name` reads as "first name"; what the caller named (keys, positions) stays as it is. */
export function fieldSentence(field: string, what: string): string {
  if (field === "") return "The request body must be a JSON object.";
  const [head = "", ...rest] = field.split(".");
  return `The ${[head.replaceAll("_", " "), ...rest].join(".")} field ${what}.`;
}

function problemOf(issue: z.core.$ZodIssue): Problem {
  const path = issue.code === "invalid_key" ? issue.path.slice(0, -1) : issue.path;
  const field = path.map(String).join(".");
  return { field, message: fieldSentence(field, issue.message) };
}

/** The value, or what is wrong with it: field by field, in the order of the schema. */
export function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): Parsed<z.output<Schema>> {
  const result = schema.safeParse(input, { error: complaint });
  if (result.success) return { ok: true, value: result.data };
  return { ok: false, problems: inSchemaOrder(schema, result.error.issues.map(problemOf)) };
}

function fieldsOf(schema: unknown): string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/** Checks across fields report last; a reader expects the order in which the fields are documented. */
export function inSchemaOrder(schema: z.ZodType, problems: readonly Problem[]): Problem[] {
  const order = new Map(fieldsOf(schema).map((name, place) => [name, place]));
  const place = (problem: Problem) => order.get(problem.field.split(".", 1)[0] ?? "") ?? order.size;
  return problems.toSorted((one, other) => place(one) - place(other));
}

function furtherErrors(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " (and 1 more error)" : ` (and ${count} more errors)`;
}

/** The 422's `message` and `errors`: the first message, and how many more there are. */
export function validationFailure(problems: readonly Problem[]): ValidationFailure {
  const byField = new Map<string, string[]>();
  for (const { field, message } of problems) {
    const name = field === "" ? "body" : field;
    byField.set(name, [...(byField.get(name) ?? []), message]);
  }
  const [first = "The request is invalid."] = [...byField.values()].flat();
  const further = furtherErrors(Math.max(problems.length - 1, 0));
  return { message: `${first}${further}`, errors: Object.fromEntries(byField) };
}
