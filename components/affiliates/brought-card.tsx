import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { Affiliate } from "#contract/affiliate.ts";
import { money } from "#lib/format/money.ts";
import type { Messages } from "#lib/messages/en.ts";
import { reader } from "#lib/reader/server.ts";

interface BroughtCardProps {
  affiliate: Affiliate;
  words: Messages["affiliates"];
}

export async function BroughtCard({ affiliate, words }: BroughtCardProps) {
  const { locale } = await reader();
  const { total_earnings: earned, total_visits: visits, total_sales: sales } = affiliate;
  const number = (value: number) => new Intl.NumberFormat(locale).format(value);
  const share = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 1 });
  return (
    <Card title={words.figures}>
      <dl className="mb-4 grid grid-cols-2 gap-4 sm:grid-cols-4">
        <Figure name={words.earned}>{money(earned.value, earned.currency, { locale })}</Figure>
        <Figure name={words.sales}>{number(sales)}</Figure>
        <Figure name={words.visits}>{number(visits)}</Figure>
        {visits > 0 && <Figure name={words.rate}>{share.format(sales / visits)}</Figure>}
      </dl>
      <DefinitionList>
        <Definition name={words.firstVisit}>
          <Visit at={affiliate.first_visit_at} words={words} />
        </Definition>
        <Definition name={words.lastVisit}>
          <Visit at={affiliate.last_visit_at} words={words} />
        </Definition>
      </DefinitionList>
    </Card>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-col justify-between gap-1">
      <dt className="text-quiet text-sm">{name}</dt>
      <dd className="tabular font-semibold text-lg tracking-tight">{children}</dd>
    </div>
  );
}

function Visit({ at, words }: { at: string | null; words: Messages["affiliates"] }) {
  return at ? <Moment at={at} form="exact" /> : <span className="text-quiet">{words.noVisit}</span>;
}
