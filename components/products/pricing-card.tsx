import type { ReactNode } from "react";
import { Card } from "#components/ui/card.tsx";
import { Definition, DefinitionList } from "#components/ui/definition-list.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { Money } from "#components/ui/money.tsx";
import type { Amount } from "#contract/amount.ts";
import type { Product } from "#contract/product.ts";
import type { Messages } from "#lib/messages/en.ts";

export function PricingCard({ product, words }: { product: Product; words: Messages["products"] }) {
  const { pricing, on_sale_until: until } = product;
  return (
    <Card title={words.price}>
      <DefinitionList>
        <Definition name={words.pricing}>{words.pricings[pricing.type]}</Definition>
        <Price amount={pricing.current_price} name={words.currentPrice} />
        <Price amount={pricing.price} name={words.basePrice} />
        <Price amount={pricing.sale_price} name={words.salePrice}>
          {pricing.price_off && <span className="text-quiet"> · {words.priceOff(pricing.price_off)}</span>}
        </Price>
        {until && (
          <Definition name={words.onSaleUntil}>
            <Moment at={until} form="exact" />
          </Definition>
        )}
        <Price amount={pricing.min_price} name={words.minPrice} />
        <Price amount={pricing.suggested_price} name={words.suggestedPrice} />
      </DefinitionList>
    </Card>
  );
}

interface PriceProps {
  name: string;
  amount: Amount | null | undefined;
  children?: ReactNode;
}

function Price({ name, amount, children }: PriceProps) {
  if (!amount) return null;
  return (
    <Definition name={name}>
      <Money amount={amount} />
      {children}
    </Definition>
  );
}
