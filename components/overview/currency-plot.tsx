import { barsOf } from "#lib/chart/bars.ts";
import { money } from "#lib/format/money.ts";
import type { Messages } from "#lib/messages/en.ts";
import type { CurrencySeries, DayFigures } from "#lib/overview/series.ts";
import { FiguresTable } from "./figures-table.tsx";

interface CurrencyPlotProps {
  series: CurrencySeries;
  timeZone: string;
  locale: string;
  words: Messages["overview"];
}

/** Drawn on the server: the browser downloads no code for it. The table behind it says the same in numbers. */
export function CurrencyPlot({ series, timeZone, locale, words }: CurrencyPlotProps) {
  const { currency, days, total } = series;
  const plot = barsOf(days.map(({ amount }) => amount));
  const told = (value: number) => money(value, currency, { locale });
  const about = words.chartAbout(currency, timeZone);
  const day = (date: string) =>
    new Intl.DateTimeFormat(locale, { day: "numeric", month: "short", timeZone: "UTC" }).format(
      new Date(date),
    );
  const title = ({ date, amount, sales }: DayFigures) =>
    `${day(date)}: ${told(amount)}, ${words.salesCount(sales)}`;
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <span className="tabular font-semibold text-xl tracking-tight">{told(total.amount)}</span>
        <span className="text-quiet">{words.salesCount(total.sales)}</span>
        {total.refunds > 0 && (
          <span className="text-quiet">{words.refunds(total.refunds, told(total.refunded))}</span>
        )}
      </figcaption>
      <div className="grid grid-cols-[1fr_auto] gap-x-3">
        <svg
          aria-label={about}
          className="h-40 w-full border-line border-b"
          preserveAspectRatio="none"
          role="img"
          viewBox={`0 0 ${Math.max(plot.width, 1)} ${plot.height}`}
        >
          <line className="stroke-line" vectorEffect="non-scaling-stroke" x2={plot.width} y1="0.5" y2="0.5" />
          <line className="stroke-line" vectorEffect="non-scaling-stroke" x2={plot.width} y1="50" y2="50" />
          {days.map((each, place) => {
            const bar = plot.bars[place];
            return bar ? (
              <rect {...bar} className="fill-idle hover:fill-accent" key={each.date} rx="1">
                <title>{title(each)}</title>
              </rect>
            ) : null;
          })}
        </svg>
        <div aria-hidden="true" className="tabular flex flex-col justify-between text-quiet text-xs">
          <span>{told(plot.top)}</span>
          <span>{told(plot.top / 2)}</span>
          <span>{told(0)}</span>
        </div>
        <div aria-hidden="true" className="tabular flex justify-between pt-1.5 text-quiet text-xs">
          {[0, Math.floor((days.length - 1) / 2), days.length - 1].map((place) => (
            <span key={place}>{day(days[place]?.date ?? "")}</span>
          ))}
        </div>
      </div>
      <FiguresTable about={about} day={day} days={days} told={told} words={words} />
    </figure>
  );
}
