import { Card } from "#components/ui/card.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toneText } from "#components/ui/status-badge.tsx";
import type { Sale } from "#contract/sale.ts";
import { marks } from "#domain/marks.ts";
import { saleTimeline } from "#domain/sale-timeline.ts";
import type { Messages } from "#lib/messages/en.ts";

export function SaleTimeline({ sale, words }: { sale: Sale; words: Messages["sales"] }) {
  const steps = saleTimeline(sale);
  return (
    <Card title={words.timeline}>
      {steps.length === 0 && <p className="text-quiet">{words.timelineNotTold}</p>}
      <ol className="flex flex-col gap-3">
        {steps.map(({ kind, at }) => {
          const { tone, shape } = marks.saleStep[kind];
          return (
            <li className="flex flex-wrap items-center justify-between gap-x-4" key={kind}>
              <span className="flex items-center gap-2.5">
                <span className={`flex ${toneText[tone]}`}>
                  <MarkShape shape={shape} />
                </span>
                {words.steps[kind]}
              </span>
              <span className="text-quiet text-sm">
                <Moment at={at} form="exact" />
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
