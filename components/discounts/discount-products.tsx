import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import type { DiscountedProduct } from "#contract/discount.ts";
import type { Messages } from "#lib/messages/en.ts";

interface DiscountProductsProps {
  products: readonly DiscountedProduct[];
  words: Messages["discounts"];
}

export function DiscountProducts({ products, words }: DiscountProductsProps) {
  return (
    <Card flush title={words.products}>
      {products.length === 0 && <p className="p-4 text-quiet">{words.allProducts}</p>}
      <ul className="divide-y divide-line">
        {products.map(({ id, name, pricing }) => (
          <li className="flex min-h-11 items-center justify-between gap-4 px-4 py-2" key={id}>
            <TextLink href={`/products/${id}`}>{name}</TextLink>
            <span className="tabular whitespace-nowrap text-quiet">{pricing.price.formatted}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
