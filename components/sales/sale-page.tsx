import { LiveRefresh } from "#components/live/live-refresh.tsx";
import { Remember } from "#components/palette/remember.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { SaleState } from "#components/ui/status.tsx";
import { TwoColumns } from "#components/ui/two-columns.tsx";
import { UnreadPage } from "#components/ui/unread-page.tsx";
import type { Sale } from "#contract/sale.ts";
import { licensesLost, refundRefusal } from "#domain/sale-life.ts";
import { money } from "#lib/format/money.ts";
import { messages, reader } from "#lib/reader/server.ts";
import { readSale } from "#lib/reads/sales.ts";
import { storeOffers } from "#lib/reads/store.ts";
import { AccessCard } from "./access-card.tsx";
import { BuyerCard } from "./buyer-card.tsx";
import { ContextCard } from "./context-card.tsx";
import { FieldsCard } from "./fields-card.tsx";
import { IssuedLicenses } from "./issued-licenses.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { Refund } from "./refund.tsx";
import { SaleTimeline } from "./sale-timeline.tsx";

export async function SalePage({ id }: { id: string }) {
  const [answer, refunds, { sales: words }, { locale }] = await Promise.all([
    readSale(id),
    storeOffers("sale_refund"),
    messages(),
    reader(),
  ]);
  const back = { href: "/sales", label: words.title };
  if (!answer.ok) return <UnreadPage back={back} problem={answer.problem} title={words.sale} />;
  const { sale, whole } = answer.data;
  const told = ({ value, currency }: { value: number; currency: string }) =>
    money(value, currency, { locale });
  return (
    <PageBody width="detail">
      <LiveRefresh sale={sale.id} />
      <Remember
        about={sale.customer.email}
        href={`/sales/${sale.id}`}
        kind="sale"
        title={sale.product.name}
      />
      <PageHeader
        about={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <SaleState look="badge" refunded={Boolean(sale.refunded_at)} status={sale.status} />
            <span>{sale.product.name}</span>
            <Copyable text={sale.id} thing={words.saleId} />
          </span>
        }
        acts={refunds && isRefundable(sale) && <Refund lost={lostWith(sale)} saleId={sale.id} />}
        back={back}
        title={<span className="tabular text-xl">{told(sale.amount)}</span>}
      />
      {sale.discount_amount.value > 0 && (
        <p className="-mt-3 mb-5 text-quiet">
          {words.discounted(told(sale.original_amount), told(sale.discount_amount))}
        </p>
      )}
      {!whole && <p className="mb-6 rounded-md bg-warning-soft px-4 py-2.5 text-warning">{words.notWhole}</p>}
      <TwoColumns
        aside={
          <>
            <BuyerCard sale={sale} words={words} />
            <ContextCard sale={sale} words={words} />
          </>
        }
        main={
          <>
            <IssuedLicenses licenses={sale.post_purchase.licences} words={words} />
            <SaleTimeline sale={sale} words={words} />
            <PaymentCard payment={sale.payment} words={words} />
            <AccessCard sale={sale} words={words} />
            <FieldsCard title={words.customFields} values={sale.custom_fields_values} />
            <FieldsCard title={words.metadata} values={sale.custom_metadata} />
          </>
        }
      />
    </PageBody>
  );
}

function isRefundable({ status, refunded_at: at }: Sale): boolean {
  return refundRefusal({ status, refundedAt: at ? new Date(at) : null }) === null;
}

function lostWith({ customer, product, post_purchase: { licences } }: Sale) {
  return {
    customer: customer.name || customer.email,
    product: product.name,
    licenses: licensesLost(licences),
  };
}
