import { type Attempt, attemptSchema } from "#contract/attempt.ts";
import { type Discount, discountSchema } from "#contract/discount.ts";
import { type ManagedPulse, managedPulseSchema } from "#contract/managed-pulse.ts";
import type { PulseHealthState } from "#contract/pulse-health.ts";
import { type ListedSale, listedSaleSchema } from "#contract/sale.ts";
import { discountRemark } from "#domain/discount-remark.ts";
import type { Answer, Page } from "#lib/answer.ts";
import { failed, pageOf, succeeded } from "#lib/storefront/answers.ts";
import type { StoreClient } from "#lib/storefront/client.ts";
import { offers } from "#lib/storefront/offers.ts";
import { managePath, path } from "#lib/storefront/path.ts";
import { problem } from "#lib/storefront/problem.ts";
import { withoutList } from "../../lists/reading/list.ts";

/** What needs somebody's attention, as far as one page of its list tells. */
export interface Attention<Row> {
  rows: Row[];
  /** There may be more than are here. */
  more: boolean;
}

function attention<Row, Kept>(
  answer: Answer<Page<Row>>,
  keep: (rows: Row[]) => Kept[],
): Answer<Attention<Kept>> {
  if (!answer.ok) return answer;
  const { rows, nextCursor } = answer.data;
  return succeeded({ rows: keep(rows), more: nextCursor !== null }, answer.waiting);
}

/** Today as the store's filters mean it: UTC's. */
export async function failedPayments(client: StoreClient, now: Date): Promise<Answer<Attention<ListedSale>>> {
  const today = now.toISOString().slice(0, 10);
  const address = path(["sales"], { status: "failed", start_date: today, end_date: today, per_page: 100 });
  return attention(pageOf(await client.read(address), client.host, listedSaleSchema), (rows) => rows);
}

export async function discountsEnding(client: StoreClient, now: Date): Promise<Answer<Attention<Discount>>> {
  const address = path(["discounts"], { status: "active", per_page: 100 });
  const page = pageOf(await client.read(address), client.host, discountSchema);
  return attention(page, (rows) =>
    rows.filter((discount) => endsSoon(discount, now)).toSorted((one, other) => endOf(one) - endOf(other)),
  );
}

function endOf({ end_date }: Discount): number {
  return end_date === null ? Number.POSITIVE_INFINITY : Date.parse(end_date);
}

function endsSoon(discount: Discount, now: Date): boolean {
  if (discount.end_date === null) return false;
  const window = { startDate: null, endDate: new Date(discount.end_date) };
  const remark = discountRemark({ ...window, usageLimit: null, usageCount: 0, heldCount: 0 }, now);
  return remark?.key === "discount_ends_soon";
}

const HOUR = 3_600_000;
const OFTEN = 3;

export interface RefusedOften {
  /** The newest of them, which names the license, the reason and the moment. */
  last: Attempt;
  times: number;
}

export async function refusedOften(client: StoreClient, now: Date): Promise<Answer<Attention<RefusedOften>>> {
  const address = path(["activation-attempts"], { outcome: "refused", per_page: 100 });
  const page = withoutList(pageOf(await client.read(address), client.host, attemptSchema));
  const answer = attention(page, (rows) => grouped(rows, now));
  if (!answer.ok || !page.ok) return answer;
  // Newest first: once one is older than the hour, those behind the cursor are older still.
  const beyond = page.data.rows.some((attempt) => !isWithinHour(attempt, now));
  return { ...answer, data: { ...answer.data, more: answer.data.more && !beyond } };
}

function isWithinHour({ created_at }: Attempt, now: Date): boolean {
  return now.getTime() - Date.parse(created_at) < HOUR;
}

function grouped(attempts: readonly Attempt[], now: Date): RefusedOften[] {
  const licenses = Map.groupBy(
    attempts.filter((attempt) => attempt.license !== null && isWithinHour(attempt, now)),
    (attempt) => attempt.license?.id,
  );
  return [...licenses.values()].flatMap((refused) => {
    const [last] = refused;
    return last && refused.length >= OFTEN ? [{ last, times: refused.length }] : [];
  });
}

const failingStates: readonly string[] = ["failing", "gone"] satisfies PulseHealthState[];

/** Told by stores whose owner manages pulses through them. */
export async function failingPulses(client: StoreClient): Promise<Answer<Attention<ManagedPulse>>> {
  if (!(await offers(client, "pulse_management"))) return failed(problem("not_offered", client.host));
  const address = managePath(["pulses"], { per_page: 100 });
  return attention(pageOf(await client.read(address), client.host, managedPulseSchema), (rows) =>
    rows.filter(({ health }) => failingStates.includes(health.state.value)),
  );
}
