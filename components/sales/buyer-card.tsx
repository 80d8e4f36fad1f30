import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { TextLink } from "#components/ui/link.tsx";
import type { Sale } from "#contract/sale.ts";
import type { Messages } from "#lib/messages/en.ts";

/** Whose it is, of what, and on which terms. */
export function BuyerCard({ sale, words }: { sale: Sale; words: Messages["sales"] }) {
  const { customer, product, discount, channel, rate } = sale;
  return (
    <Card>
      <DefinitionList>
        <Definition name={words.customer}>
          <TextLink href={`/customers/${customer.id}`}>{customer.name || customer.email}</TextLink>
          <div className="text-quiet text-sm">{customer.email}</div>
        </Definition>
        <Definition name={words.product}>
          <TextLink href={`/products/${product.id}`}>{product.name}</TextLink>
        </Definition>
        <Definition name={words.discount}>
          {discount ? (
            <TextLink className="code" href={`/discounts/${discount.id}`}>
              {discount.code}
            </TextLink>
          ) : (
            <span className="text-quiet">{words.noDiscount}</span>
          )}
        </Definition>
        {channel && <Definition name={words.channel}>{channel.label}</Definition>}
        {rate && (
          <Definition name={words.rating}>
            {words.ratingOf(rate.value)}
            {rate.comment && <p className="text-quiet">{rate.comment}</p>}
          </Definition>
        )}
      </DefinitionList>
    </Card>
  );
}
