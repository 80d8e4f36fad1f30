import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { Discount } from "#contract/discount.ts";
import type { Messages } from "#lib/messages/en.ts";

export function DiscountFacts({ discount, words }: { discount: Discount; words: Messages["discounts"] }) {
  const { start_date: start, end_date: end, customer_email: email } = discount;
  return (
    <Card title={words.window}>
      <DefinitionList>
        <Definition name={words.from}>{start ? <Moment at={start} form="exact" /> : words.always}</Definition>
        <Definition name={words.until}>{end ? <Moment at={end} form="exact" /> : words.never}</Definition>
        <Definition name={words.customer}>{email ? words.onlyFor(email) : words.everybody}</Definition>
        <Definition name={words.made}>
          {discount.is_auto_generated ? words.madeBy.store : words.madeBy.person},{" "}
          <Moment at={discount.created_at} form="day" />
        </Definition>
        <Definition name={words.changed}>
          <Moment at={discount.updated_at} />
        </Definition>
      </DefinitionList>
    </Card>
  );
}
