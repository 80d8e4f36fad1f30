import { Remember } from "#components/palette/remember.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { DiscountState } from "#components/ui/status.tsx";
import { TwoColumns } from "#components/ui/two-columns.tsx";
import { UnreadPage } from "#components/ui/unread-page.tsx";
import { messages } from "#lib/reader/server.ts";
import { readDiscount } from "#lib/reads/discounts.ts";
import { DiscountFacts } from "./discount-facts.tsx";
import { DiscountProducts } from "./discount-products.tsx";
import { DiscountRemark } from "./discount-remark.tsx";
import { UsageCard } from "./usage-card.tsx";

export async function DiscountPage({ id }: { id: string }) {
  const [answer, { discounts: words }] = await Promise.all([readDiscount(id), messages()]);
  const back = { href: "/discounts", label: words.title };
  if (!answer.ok) return <UnreadPage back={back} problem={answer.problem} title={words.discount} />;
  const discount = answer.data;
  return (
    <PageBody width="detail">
      <Remember
        about={discount.name}
        href={`/discounts/${discount.id}`}
        kind="discount"
        title={discount.code}
      />
      <PageHeader
        about={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <DiscountState look="badge" status={discount.status} />
            <DiscountRemark discount={discount} />
            <span>{discount.name}</span>
          </span>
        }
        back={back}
        title={
          <span className="flex flex-wrap items-baseline gap-x-4 text-xl">
            {words.off(discount.value_off.formatted)}
            <Copyable className="text-md" text={discount.code} thing={words.code} />
          </span>
        }
      />
      <TwoColumns
        aside={<DiscountFacts discount={discount} words={words} />}
        main={
          <>
            <UsageCard discount={discount} words={words} />
            <DiscountProducts products={discount.products} words={words} />
          </>
        }
      />
    </PageBody>
  );
}
