import type { Discount } from "#contract/discount.ts";
import type { ManagedPulse } from "#contract/managed-pulse.ts";
import type { ListedSale } from "#contract/sale.ts";
import type { Answer, Problem } from "../answer.ts";
import type { RefusedOften } from "../reads/overview.ts";

interface Found<Row> {
  rows: Row[];
  more: boolean;
}

interface Read {
  payments: Answer<Found<ListedSale>>;
  discounts: Answer<Found<Discount>>;
  refused: Answer<Found<RefusedOften>>;
  pulses: Answer<Found<ManagedPulse>>;
}

export type AttentionItem =
  | { kind: "payments"; href: string; count: number; more: boolean }
  | { kind: "discounts"; href: string; count: number; names: string[] }
  | { kind: "refused"; href: string; key: string; times: number; at: string }
  | { kind: "pulse"; href: string; url: string; gone: boolean; since: string | null }
  | { kind: "pulses"; href: string; count: number };

/** The most urgent first: what loses money now, then who is stuck now, then what ends soon. */
export function attentionItems({ payments, discounts, refused, pulses }: Read, now: Date): AttentionItem[] {
  return [
    ...when(pulses, pulseItems),
    ...when(payments, ({ rows, more }) => [
      { kind: "payments", href: failedOn(now), count: rows.length, more } as const,
    ]),
    ...when(refused, ({ rows }) => rows.map(refusedItem)),
    ...when(discounts, ({ rows }) => [
      {
        kind: "discounts",
        href: discountsHref(rows),
        count: rows.length,
        names: rows.map(({ code }) => code),
      } as const,
    ]),
  ];
}

/** A store that does not offer a list is no problem; one that fails is. */
export function problemsOf(answers: readonly Answer<unknown>[]): Problem[] {
  const problems = answers.flatMap((answer) =>
    answer.ok || answer.problem.kind === "not_offered" ? [] : [answer.problem],
  );
  return [...new Map(problems.map((problem) => [problem.kind, problem])).values()];
}

function when<Row>(
  answer: Answer<Found<Row>>,
  items: (found: Found<Row>) => AttentionItem[],
): AttentionItem[] {
  return answer.ok && answer.data.rows.length > 0 ? items(answer.data) : [];
}

/** Today as the store's filters mean it: UTC's. */
function failedOn(now: Date): string {
  const today = now.toISOString().slice(0, 10);
  return `/sales?status=failed&start_date=${today}&end_date=${today}`;
}

function discountsHref(rows: readonly Discount[]): string {
  const [only] = rows;
  return rows.length === 1 && only ? `/discounts/${only.id}` : "/discounts?status=active";
}

/** As many are named as one takes in; a receiver that is away may fail dozens at once. */
const NAMED_PULSES = 3;

function pulseItems({ rows }: Found<ManagedPulse>): AttentionItem[] {
  if (rows.length > NAMED_PULSES) return [{ kind: "pulses", href: "/pulses", count: rows.length }];
  return rows.map(({ id, url, health }) => ({
    kind: "pulse",
    href: `/pulses/${id}`,
    url,
    gone: health.state.value === "gone",
    since: health.state.value === "gone" ? health.last_failure_at : health.failing_since,
  }));
}

function refusedItem({ last, times }: RefusedOften): AttentionItem {
  const key = last.license?.masked_key ?? last.license_key;
  const href = `/licenses?search=${encodeURIComponent(key)}`;
  return { kind: "refused", href, key, times, at: last.created_at };
}
