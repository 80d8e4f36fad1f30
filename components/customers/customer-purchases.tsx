import Link from "next/link";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { Money } from "#components/ui/money.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { SaleState } from "#components/ui/status.tsx";
import type { ListedSale } from "#contract/sale.ts";
import { paidIn } from "#lib/customers/paid.ts";
import { money } from "#lib/format/money.ts";
import { messages, reader } from "#lib/reader/server.ts";
import { readSalesOf } from "#lib/reads/customers.ts";

const SHOWN = 8;

export async function CustomerPurchases({ id }: { id: string }) {
  const [answer, { customers: words }, { locale }] = await Promise.all([
    readSalesOf(id),
    messages(),
    reader(),
  ]);
  if (!answer.ok)
    return (
      <Card title={words.purchases}>
        <ProblemPanel problem={answer.problem} />
      </Card>
    );
  const { rows, complete } = answer.data;
  const paid = paidIn(rows)
    .map(({ value, currency }) => money(value, currency, { locale }))
    .join(" + ");
  const more = rows.length > SHOWN || !complete;
  return (
    <Card
      beside={
        <TextLink className="text-sm" href={`/sales?customer_id=${id}`}>
          {words.allPurchases}
        </TextLink>
      }
      flush
      title={words.purchases}
    >
      {rows.length === 0 && <p className="p-4 text-quiet">{words.noPurchases}</p>}
      <ul className="divide-y divide-line">
        {rows.slice(0, SHOWN).map((sale) => (
          <PurchaseRow key={sale.id} sale={sale} />
        ))}
      </ul>
      {(paid || more) && (
        <p className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-2.5 text-quiet text-sm">
          {paid && (
            <span className="tabular">
              {complete ? words.paid(paid) : words.paidSoFar(paid, rows.length)}
            </span>
          )}
          {more && <span>{words.morePurchases(Math.min(SHOWN, rows.length))}</span>}
        </p>
      )}
    </Card>
  );
}

function PurchaseRow({ sale }: { sale: ListedSale }) {
  return (
    <li>
      <Link
        className="grid min-h-12 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-1.5 hover:bg-sunken"
        href={`/sales/${sale.id}`}
        prefetch={false}
      >
        <span className="min-w-0">
          <span className="block truncate">{sale.product.name}</span>
          <span className="block truncate text-quiet text-xs">
            {sale.created_at && <Moment at={sale.created_at} />}
            {sale.discount && <span className="code"> · {sale.discount.code}</span>}
          </span>
        </span>
        <span className="flex flex-col items-end">
          <Money amount={sale.amount} />
          <SaleState refunded={Boolean(sale.refunded_at)} status={sale.status} />
        </span>
      </Link>
    </li>
  );
}
