import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { Money } from "#components/ui/money.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SaleState } from "#components/ui/status.tsx";
import type { License } from "#contract/license.ts";
import type { Bought } from "#lib/licenses/bought.ts";
import type { Messages } from "#lib/messages/en.ts";
import { messages } from "#lib/reader/server.ts";
import { readBought } from "#lib/reads/license-view.ts";

/** Whose it is and how it was bought; comes after the verdict, which nobody should wait for. */
export async function BoughtCards({ license }: { license: License }) {
  const [answer, { license: words }] = await Promise.all([readBought(license), messages()]);
  if (!answer.ok) return <ProblemPanel problem={answer.problem} />;
  return (
    <>
      <CustomerCard bought={answer.data} words={words} />
      <PurchaseCard bought={answer.data} license={license} words={words} />
    </>
  );
}

type Words = { words: Messages["license"] };

function CustomerCard({ bought: { customer, purchases }, words }: { bought: Bought } & Words) {
  if (!customer) {
    return (
      <Card title={words.customer}>
        <p className="text-quiet">{words.customerNotTold}</p>
      </Card>
    );
  }
  const { id, name, email } = customer;
  return (
    <Card title={words.customer}>
      <p className="font-medium [overflow-wrap:anywhere]">
        <TextLink href={`/customers/${id}`}>{name || email}</TextLink>
      </p>
      {name && <p className="text-quiet text-sm [overflow-wrap:anywhere]">{email}</p>}
      {purchases && purchases.count > 0 && (
        <p className="mt-2 text-sm">
          <TextLink href={`/sales?customer_id=${id}`}>
            {words.purchases(purchases.count, purchases.complete)}
          </TextLink>
          {purchases.first && (
            <span className="text-quiet">
              {" · "}
              {words.since} <Moment at={purchases.first} form="day" />
            </span>
          )}
        </p>
      )}
    </Card>
  );
}

interface PurchaseCardProps extends Words {
  bought: Bought;
  license: License;
}

function PurchaseCard({ bought: { sale }, license, words }: PurchaseCardProps) {
  const isItself = sale?.product.name === license.product.name;
  const product = (text: string): ReactNode =>
    sale ? <TextLink href={`/products/${sale.product.id}`}>{text}</TextLink> : text;
  return (
    <Card title={words.purchase}>
      <DefinitionList>
        <Definition name={words.product}>
          {isItself ? product(license.product.name) : license.product.name}
        </Definition>
        {sale && !isItself && <Definition name={words.boughtAs}>{product(sale.product.name)}</Definition>}
        {sale ? (
          <>
            <Definition name={words.sale}>
              <TextLink href={`/sales/${sale.id}`}>
                {sale.created_at ? <Moment at={sale.created_at} form="day" /> : sale.id}
              </TextLink>
            </Definition>
            <Definition name={words.amount}>
              <span className="flex flex-wrap items-center gap-x-2">
                <Money amount={sale.amount} />
                <SaleState refunded={Boolean(sale.refunded_at)} status={sale.status} />
              </span>
            </Definition>
          </>
        ) : (
          <Definition name={words.sale}>
            <span className="text-quiet">{words.saleNotTold}</span>
          </Definition>
        )}
      </DefinitionList>
    </Card>
  );
}

export function BoughtSkeleton() {
  return (
    <>
      <Skeleton className="h-36 w-full rounded-lg" />
      <Skeleton className="h-44 w-full rounded-lg" />
    </>
  );
}
