import { type CheckoutFields, checkoutFields } from "#contract/checkout.ts";
import { fieldSentence, inSchemaOrder, type Parsed, type Problem, parse } from "#contract/validation.ts";
import { customFieldProblems } from "#domain/custom-fields.ts";
import type { OfferedProduct } from "./product.ts";

/** Whether an address to send the buyer to afterwards has a host; asked only of well-formed ones. */
export type RedirectCheck = (url: string) => Promise<boolean>;

/**
 * All that is wrong with a checkout's fields at once, in the order in which they are documented; what the caller knows
 * to be wrong is told along with the rest, and is alone no reason of this kind.
 */
export async function readFields(
  body: unknown,
  { requiresShipping, fields }: Pick<OfferedProduct, "requiresShipping" | "fields">,
  isReachable: RedirectCheck,
  told: readonly Problem[] = [],
): Promise<Parsed<CheckoutFields>> {
  const schema = checkoutFields(requiresShipping);
  const parsed = parse(schema, body);
  const known = parsed.ok ? [] : parsed.problems;
  const more = [...customProblems(body, fields ?? []), ...(await redirectProblems(body, known, isReachable))];
  const problems = [...known, ...more.filter(({ field }) => !isNamed(known, field))];
  if (parsed.ok && problems.length === 0) return parsed;
  return { ok: false, problems: inSchemaOrder(schema, [...problems, ...told]) };
}

function isNamed(problems: readonly Problem[], field: string): boolean {
  return problems.some((known) => known.field === field || known.field === field.split(".", 1)[0]);
}

function givenFor(body: unknown, field: string): unknown {
  const given = typeof body === "object" && body !== null ? Object.entries(body) : [];
  return given.find(([name]) => name === field)?.[1];
}

function customProblems(body: unknown, asked: NonNullable<OfferedProduct["fields"]>): Problem[] {
  const answers = givenFor(body, "custom_fields") ?? {};
  const entries = typeof answers === "object" && !Array.isArray(answers) ? Object.entries(answers) : [];
  return customFieldProblems(asked, Object.fromEntries(entries));
}

async function redirectProblems(
  body: unknown,
  known: readonly Problem[],
  isReachable: RedirectCheck,
): Promise<Problem[]> {
  const field = "redirect_url";
  const url = givenFor(body, field);
  if (typeof url !== "string" || url.trim() === "" || isNamed(known, field)) return [];
  if (await isReachable(url.trim())) return [];
  return [{ field, message: fieldSentence(field, "must be an address whose host exists") }];
}
