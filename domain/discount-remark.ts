import { type DiscountFacts, discountStatus, isUsedUp } from "./discount.ts";
import type { Sentence } from "./sentence.ts";
import { onDay, when } from "./when.ts";

const ENDS_SOON_DAYS = 7;
const DAY = 86_400_000;

type Remarkable = Pick<DiscountFacts, "startDate" | "endDate" | "usageLimit" | "usageCount" | "heldCount">;

function usesLeft({ usageLimit, usageCount, heldCount }: Remarkable): Sentence | null {
  if (usageLimit === null || !isUsedUp({ usageLimit, usageCount, heldCount })) return null;
  if (usageCount >= usageLimit) return { key: "discount_used_up", params: { limit: usageLimit } };
  return { key: "discount_all_held", params: { held: usageLimit - usageCount } };
}

/** What the two statuses of a discount don't say: why an active one does not work, or not for much longer. */
export function discountRemark(discount: Remarkable, now: Date): Sentence | null {
  const { startDate, endDate } = discount;
  if (endDate && discountStatus(discount, now) === "expired") {
    return { key: "discount_ended", params: { ended: onDay(endDate, now) } };
  }
  if (startDate && startDate > now) {
    return { key: "discount_begins", params: { begins: onDay(startDate, now) } };
  }
  const endsSoon = endDate !== null && endDate.getTime() - now.getTime() < ENDS_SOON_DAYS * DAY;
  const ending: Sentence | null = endsSoon
    ? { key: "discount_ends_soon", params: { ends: when(endDate, now, ENDS_SOON_DAYS) } }
    : null;
  return usesLeft(discount) ?? ending;
}
