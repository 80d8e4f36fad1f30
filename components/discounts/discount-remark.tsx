"use client";

import { useNow } from "#components/ui/now.ts";
import type { Discount } from "#contract/discount.ts";
import { discountRemark } from "#domain/discount-remark.ts";
import { say } from "#domain/sentence.ts";
import { useMessages, useReader } from "#lib/messages/client.tsx";

const instant = (text: string | null) => (text === null ? null : new Date(text));

/** What its two statuses don't say: used up, not begun, ends in three days. */
export function DiscountRemark({ discount }: { discount: Discount }) {
  const { sentences } = useMessages();
  const { timeZone } = useReader();
  const now = useNow();
  const facts = {
    startDate: instant(discount.start_date),
    endDate: instant(discount.end_date),
    usageLimit: discount.usage_limit,
    usageCount: discount.usage_count,
    // How many wait for their payment is not told on the wire.
    heldCount: 0,
  };
  const remark = discountRemark(facts, now);
  return remark && <span suppressHydrationWarning>{say(sentences, remark, timeZone)}</span>;
}
