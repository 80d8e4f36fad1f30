import type { Invitations } from "#contract/affiliate.ts";
import type { AddressesInText } from "#domain/addresses-in-text.ts";
import type { Answer, Problem } from "../answer.ts";

export const fates = [
  "waiting",
  "sent",
  "already_affiliate",
  "already_invited",
  "invalid",
  /** The store took the batch and said nothing of this one. */
  "untold",
] as const;
export type Fate = (typeof fates)[number];

/** An address, and what became of it. */
export interface Invited {
  email: string;
  fate: Fate;
}

export function toInvite({ emails, invalid }: AddressesInText): Invited[] {
  return [
    ...emails.map((email) => ({ email, fate: "waiting" }) as const),
    ...invalid.map((email) => ({ email, fate: "invalid" }) as const),
  ];
}

export function nextBatch(invited: readonly Invited[], size: number): string[] {
  return waitingOf(invited).slice(0, size);
}

export function waitingOf(invited: readonly Invited[]): string[] {
  return invited.flatMap(({ email, fate }) => (fate === "waiting" ? [email] : []));
}

export interface AfterBatch {
  invited: Invited[];
  /** Why no further batch is sent. */
  problem: Problem | null;
}

/** What isn't known to be sent goes on waiting: to send it again does no harm, a store invites nobody twice. */
export function afterBatch(
  invited: readonly Invited[],
  batch: readonly string[],
  answer: Answer<Invitations>,
): AfterBatch {
  const fateOf = answer.ok ? fatesIn(answer.data) : refusedIn(batch, answer.problem);
  const problem = answer.ok || fateOf.size > 0 ? null : answer.problem;
  const sent = new Set(batch);
  return {
    problem,
    invited: invited.map((each) => {
      if (!sent.has(each.email)) return each;
      return { ...each, fate: fateOf.get(each.email.toLowerCase()) ?? (answer.ok ? "untold" : each.fate) };
    }),
  };
}

function fatesIn({ invitations, skipped }: Invitations): Map<string, Fate> {
  return new Map([
    ...invitations.map(({ email }) => [email.toLowerCase(), "sent"] as const),
    ...skipped.already_affiliate.map((email) => [email.toLowerCase(), "already_affiliate"] as const),
    ...skipped.already_invited.map((email) => [email.toLowerCase(), "already_invited"] as const),
  ]);
}

/** A store that is stricter than we are names those it doesn't take by their place; the others are sent without them. */
function refusedIn(batch: readonly string[], { kind, fields }: Problem): Map<string, Fate> {
  if (kind !== "invalid") return new Map();
  const places = Object.keys(fields).flatMap((field) => /^emails\.(\d+)$/.exec(field)?.[1] ?? []);
  const emails = places.flatMap((place) => batch[Number(place)] ?? []);
  return new Map(emails.map((email) => [email.toLowerCase(), "invalid"]));
}
