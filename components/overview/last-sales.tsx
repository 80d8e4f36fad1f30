import Link from "next/link";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { Money } from "#components/ui/money.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { SaleState } from "#components/ui/status.tsx";
import { messages } from "#lib/reader/server.ts";
import { readLastSales } from "#lib/reads/overview.ts";

export async function LastSales() {
  const [answer, { overview: words }] = await Promise.all([readLastSales(), messages()]);
  return (
    <Card
      beside={
        <TextLink className="text-sm" href="/sales">
          {words.allSales}
        </TextLink>
      }
      flush
      title={words.lastSales}
    >
      {!answer.ok && <ProblemPanel className="m-4" problem={answer.problem} />}
      {answer.ok && answer.data.rows.length === 0 && <p className="p-4 text-quiet">{words.noSalesYet}</p>}
      {answer.ok && (
        <ul className="divide-y divide-line">
          {answer.data.rows.map((sale) => (
            <li key={sale.id}>
              <Link
                className="grid h-12 grid-cols-[1fr_auto] items-center gap-x-4 px-4 hover:bg-sunken"
                href={`/sales/${sale.id}`}
                prefetch={false}
              >
                <span className="min-w-0">
                  <span className="block truncate">{sale.product.name}</span>
                  <span className="block truncate text-quiet text-xs">{sale.customer.email}</span>
                </span>
                <span className="flex flex-col items-end">
                  <Money amount={sale.amount} />
                  <span className="flex items-center gap-2 text-quiet text-xs">
                    <SaleState refunded={Boolean(sale.refunded_at)} status={sale.status} />
                    {sale.created_at && <Moment at={sale.created_at} />}
                  </span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
