import type { Discount } from "#contract/discount.ts";

/** A listed discount as the rules read it. What open checkouts hold, the API does not tell. */
export function remarkable(discount: Discount) {
  const { start_date: start, end_date: end, usage_limit: usageLimit, usage_count: usageCount } = discount;
  return {
    startDate: start === null ? null : new Date(start),
    endDate: end === null ? null : new Date(end),
    usageLimit,
    usageCount,
    heldCount: 0,
  };
}
