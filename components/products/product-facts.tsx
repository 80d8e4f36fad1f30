import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import type { Product } from "#contract/product.ts";
import type { Messages } from "#lib/messages/en.ts";

export function ProductFacts({ product, words }: { product: Product; words: Messages["products"] }) {
  const {
    category,
    status,
    quantity,
    sales_count: sold,
    rating,
    settings,
    custom_cta_text: button,
  } = product;
  return (
    <Card title={words.facts}>
      <DefinitionList>
        <Definition name={words.category}>{category.label}</Definition>
        <Definition name={words.status}>{words.statuses[status]}</Definition>
        <Definition name={words.stock}>
          {quantity == null ? words.unlimited : words.left(quantity)}
        </Definition>
        <Definition name={words.sold}>{sold ?? words.soldHidden}</Definition>
        <Definition name={words.rating}>
          {rating ? words.ratingOf(rating.average, rating.count) : words.noRating}
        </Definition>
        <Definition name={words.shipping}>
          {settings.is_requires_shipping_address ? words.shippingAsked : words.shippingNot}
        </Definition>
        {button.label && <Definition name={words.button}>{button.label}</Definition>}
      </DefinitionList>
    </Card>
  );
}
