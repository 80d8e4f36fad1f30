import type { License } from "#contract/license.ts";
import { activationGuards } from "#domain/license-activation.ts";
import type { Answer, Problem } from "#lib/answer.ts";
import { lastAttemptOf } from "#lib/licenses/view.ts";
import type { Found } from "./found.ts";
import { foundLicense, type Teller } from "./found-license.ts";
import { customerOf, foundSale } from "./found-others.ts";
import type { StoreToAsk } from "./store-to-ask.ts";

/** What one question brought; a thing that the store does not have is no problem. */
export interface Part {
  found: Found[];
  unknownKeys: string[];
  problem: Problem | null;
}

const LICENSES_SHOWN = 5;
const SALES_SHOWN = 2;

const nobody = ["not_found", "not_offered", "invalid"];

export function part(found: Found[], ...answers: Answer<unknown>[]): Part {
  const problems = answers.flatMap((answer) => (answer.ok ? [] : [answer.problem]));
  return { found, unknownKeys: [], problem: problems.find(({ kind }) => !nobody.includes(kind)) ?? null };
}

export function rowsOf<Row>(answer: Answer<Row[]>): Row[] {
  return answer.ok ? answer.data : [];
}

/** The license of a key, with what happened to it last; for a key that was never issued, those that look almost like it. */
export async function byKey(key: string, store: StoreToAsk, teller: Teller): Promise<Part> {
  const [license, attempts] = await Promise.all([store.license(key), store.attempts(key)]);
  if (license.ok) {
    const last = lastAttemptOf(rowsOf(attempts)[0]);
    return part([foundLicense(license.data, teller, last)], attempts);
  }
  if (license.problem.kind !== "not_found") return part([], license);
  const almost = await byEnds(key.slice(0, 5), key.slice(-5), store);
  const { otherKey } = teller.messages.palette;
  const found = almost.map((each) => foundLicense(each, teller, null, otherKey));
  return { ...part(found), unknownKeys: [key] };
}

/** A person mistypes one group; the two ends are asked for apart. */
async function byEnds(first: string, last: string, store: StoreToAsk): Promise<License[]> {
  const answers = await Promise.all([first, last].map((search) => store.licenses(search)));
  const alike = ({ license_key: key }: License) => key.startsWith(`${first}-`) || key.endsWith(`-${last}`);
  return answers.flatMap(rowsOf).filter(alike);
}

export async function byMask(
  mask: { first: string; last: string },
  store: StoreToAsk,
  teller: Teller,
): Promise<Part> {
  const answer = await store.licenses(`${mask.first}-*****-*****-${mask.last}`);
  const meant = ({ license_key: key }: License) => key.startsWith(mask.first) && key.endsWith(mask.last);
  return part(
    rowsOf(answer)
      .filter(meant)
      .map((each) => foundLicense(each, teller)),
    answer,
  );
}

/** Revoked ones last, expired ones before them: customers write about those that ought to work. */
function rank({ verdict }: Found): number {
  const place = activationGuards.findIndex(([code]) => code === verdict?.acts.activate);
  return place === -1 ? activationGuards.length - 1 : place;
}

/** Everything of an address: the licenses, the buyer, the last purchases. */
export async function byEmail(email: string, store: StoreToAsk, teller: Teller): Promise<Part> {
  const [licenses, sales] = await Promise.all([store.licenses(email), store.sales(email)]);
  const theirs = rowsOf(sales).filter(({ customer }) => customer.email.toLowerCase() === email);
  const [customer] = theirs;
  const found = rowsOf(licenses).map((each) => foundLicense(each, teller));
  return part(
    [
      ...found.sort((one, other) => rank(other) - rank(one)).slice(0, LICENSES_SHOWN),
      ...(customer ? [customerOf(customer)] : []),
      ...theirs.slice(0, SALES_SHOWN).map((sale) => foundSale(sale, teller)),
    ],
    licenses,
    sales,
  );
}
