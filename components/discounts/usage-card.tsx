import { Card } from "#components/ui/card.tsx";
import type { Discount } from "#contract/discount.ts";
import type { Messages } from "#lib/messages/en.ts";

export function UsageCard({ discount, words }: { discount: Discount; words: Messages["discounts"] }) {
  const { usage_count: used, usage_limit: limit } = discount;
  return (
    <Card title={words.usage}>
      <div className="flex flex-col gap-2">
        <p className="tabular">
          {words.used(used, limit)}. {limit !== null && words.left(limit - used)}
        </p>
        {limit !== null && (
          <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
            <div
              className="h-full rounded-full bg-idle"
              style={{ width: `${Math.min(100, (100 * used) / Math.max(1, limit))}%` }}
            />
          </div>
        )}
      </div>
    </Card>
  );
}
