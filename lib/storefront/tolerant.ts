import type { z } from "zod";

/** What a missing value is taken for, by what should have been there. */
const ABSENT: Readonly<Record<string, unknown>> = { array: [] };

/**
 * Reads what another store sent by our contract: fields we do not know are left out, and one that is missing is
 * taken as absent where the contract knows absence. Undefined where it cannot be read even so.
 */
export function readTolerantly<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> | undefined {
  const exact = schema.safeParse(value);
  if (exact.success) return exact.data;
  const missing = exact.error.issues.filter(({ path }) => at(value, path) === undefined);
  if (missing.length < exact.error.issues.length) return undefined;
  const filled = missing.reduce(
    (whole: unknown, issue) =>
      put(whole, issue.path, ("expected" in issue ? ABSENT[String(issue.expected)] : undefined) ?? null),
    value,
  );
  return schema.safeParse(filled).data;
}

type Path = readonly PropertyKey[];

function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return typeof value === "object" && value !== null;
}

function at(value: unknown, path: Path): unknown {
  return path.reduce((inner: unknown, step) => (isObject(inner) ? inner[step] : undefined), value);
}

/** A copy with the value put there; what lies beside the path is shared. */
function put(whole: unknown, [step, ...further]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((each, index) => (index === step ? put(each, further, value) : each));
  return isObject(whole) ? { ...whole, [step]: put(whole[step], further, value) } : whole;
}
