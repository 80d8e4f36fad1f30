import type { Messages } from "#lib/messages/en.ts";
import type { DayFigures } from "#lib/overview/series.ts";

interface FiguresTableProps {
  days: readonly DayFigures[];
  about: string;
  day: (date: string) => string;
  told: (value: number) => string;
  words: Messages["overview"];
}

/** The plot for everybody who can't see it, and for who wants the numbers. */
export function FiguresTable({ days, about, day, told, words }: FiguresTableProps) {
  return (
    <details className="group">
      <summary className="inline-flex min-h-6 items-center rounded-sm text-link text-sm hover:underline phone:min-h-11">
        {words.asTable}
      </summary>
      <div className="mt-2 overflow-x-auto rounded-md border border-line">
        <table className="tabular w-full text-sm">
          <caption className="sr-only">{about}</caption>
          <thead className="text-left text-quiet">
            <tr>
              <th className="px-3 py-2 font-normal" scope="col">
                {words.day}
              </th>
              <th className="px-3 py-2 text-right font-normal" scope="col">
                {words.salesColumn}
              </th>
              <th className="px-3 py-2 text-right font-normal" scope="col">
                {words.amountColumn}
              </th>
              <th className="px-3 py-2 text-right font-normal" scope="col">
                {words.refundsColumn}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {days.toReversed().map(({ date, sales, amount, refunded }) => (
              <tr key={date}>
                <th className="px-3 py-1.5 text-left font-normal" scope="row">
                  {day(date)}
                </th>
                <td className="px-3 py-1.5 text-right">{sales}</td>
                <td className="px-3 py-1.5 text-right">{told(amount)}</td>
                <td className="px-3 py-1.5 text-right">{told(refunded)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
