"use client";

import { useNow } from "#components/ui/now.ts";
import type { Discount } from "#contract/discount.ts";
import { shortDay } from "#lib/format/moment.ts";
import { useMessages, useReader } from "#lib/messages/client.tsx";

/** From when to when a discount can be used. */
export function DiscountWindow({ discount }: { discount: Pick<Discount, "start_date" | "end_date"> }) {
  const { lists } = useMessages();
  const reader = useReader();
  const now = useNow();
  const day = (text: string | null) => text && shortDay(new Date(text), now, reader);
  const [start, end] = [day(discount.start_date), day(discount.end_date)];
  if (start) return <span>{end ? lists.between(start, end) : lists.from(start)}</span>;
  return <span>{end ? lists.until(end) : lists.always}</span>;
}
