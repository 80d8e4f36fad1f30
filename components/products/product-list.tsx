"use client";

import { choicesOf } from "#components/data-list/choices.ts";
import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { Money } from "#components/ui/money.tsx";
import type { ListedProduct } from "#contract/product.ts";
import type { ProductFilters } from "#lib/lists/products.ts";
import { Thumbnail } from "./thumbnail.tsx";

const productList: Declare<ListedProduct, keyof ProductFilters> = ({ shell, lists, products }) => {
  const { columns, productTypes, categories } = lists;
  /** Where the price is no amount: the buyer of the last kind names it. */
  const priceWord = ({ is_free, pricing }: ListedProduct) => {
    if (is_free) return lists.free;
    return pricing.type === "what_you_want" ? products.pricings.what_you_want : null;
  };
  return {
    name: shell.products,
    href: ({ id }) => `/products/${id}`,
    spoken: (product) =>
      [
        product.name,
        productTypes[product.type],
        priceWord(product) ?? product.pricing.current_price.formatted,
      ].join(", "),
    search: { label: lists.searchProducts },
    filters: [
      { kind: "choice", field: "type", label: columns.type, choices: choicesOf(productTypes) },
      { kind: "choice", field: "category", label: columns.category, choices: choicesOf(categories) },
    ],
    columns: [
      {
        name: columns.name,
        width: "grow-more",
        card: "head",
        cell: ({ name, pictures }) => (
          <span className="flex items-center gap-3">
            <Thumbnail address={pictures.thumbnail} />
            <span className="truncate font-medium">{name}</span>
          </span>
        ),
      },
      { name: columns.type, width: "medium", card: "foot", cell: ({ type }) => productTypes[type] },
      {
        name: columns.category,
        width: "grow",
        from: "lg",
        card: "body",
        cell: ({ category }) => categories[category.value],
      },
      {
        name: columns.price,
        width: "medium",
        align: "end",
        card: "foot-end",
        cell: (product) => priceWord(product) ?? <Money amount={product.pricing.current_price} />,
      },
    ],
    empty: lists.noProducts,
  };
};

export function ProductList({ first }: { first: FirstPage<ListedProduct> }) {
  return <DataList declare={productList} first={first} />;
}
