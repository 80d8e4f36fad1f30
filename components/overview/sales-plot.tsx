import { Card } from "#components/ui/card.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { lastThirtyDays, seriesOf } from "#lib/overview/series.ts";
import { messages, reader } from "#lib/reader/server.ts";
import { readSalesMetrics } from "#lib/reads/sales.ts";
import { CurrencyPlot } from "./currency-plot.tsx";

export async function SalesPlot() {
  const range = { ...lastThirtyDays(new Date()), interval: "day" } as const;
  const [answer, { overview: words }, { locale }] = await Promise.all([
    readSalesMetrics(range),
    messages(),
    reader(),
  ]);
  if (!answer.ok)
    return (
      <Card title={words.sales}>
        <ProblemPanel problem={answer.problem} />
      </Card>
    );
  const { metrics, note } = answer.data;
  const series = seriesOf(metrics.intervals);
  return (
    <Card title={words.sales}>
      <div className="flex flex-col gap-8">
        {series.length === 0 && <p className="text-quiet">{words.noSales}</p>}
        {series.map((each) => (
          <CurrencyPlot
            key={each.currency}
            locale={locale}
            series={each}
            timeZone={metrics.time_zone}
            words={words}
          />
        ))}
        {note && (
          <p className="text-quiet text-sm">
            {words.fromSales(note.sales, note.complete)}
            {note.undated > 0 && ` ${words.undated(note.undated)}`}
          </p>
        )}
      </div>
    </Card>
  );
}
