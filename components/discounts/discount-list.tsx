"use client";

import { choicesOf } from "#components/data-list/choices.ts";
import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { DiscountState } from "#components/ui/status.tsx";
import type { Discount } from "#contract/discount.ts";
import type { DiscountFilters } from "#lib/lists/discounts.ts";
import { DiscountRemark } from "./discount-remark.tsx";
import { DiscountWindow } from "./discount-window.tsx";

const discountList: Declare<Discount, keyof DiscountFilters> = ({ shell, lists, common, statuses }) => {
  const { columns } = lists;
  const usedOf = ({ usage_count, usage_limit }: Discount) =>
    usage_limit === null ? lists.noLimit(usage_count) : common.ofLimit(usage_count, usage_limit);
  return {
    name: shell.discounts,
    href: ({ id }) => `/discounts/${id}`,
    spoken: ({ code, value_off, status }) => `${code}, ${value_off.formatted}, ${statuses.discount[status]}`,
    search: { label: lists.searchDiscounts },
    filters: [
      { kind: "choice", field: "status", label: columns.status, choices: choicesOf(statuses.discount) },
      { kind: "dates", from: "start_date", to: "end_date", label: columns.created },
    ],
    columns: [
      {
        name: columns.status,
        width: "short",
        card: "head",
        cell: ({ status }) => <DiscountState status={status} />,
      },
      { name: columns.code, width: "medium", card: "body", face: "code", cell: ({ code }) => code },
      {
        name: columns.value,
        width: "short",
        align: "end",
        card: "body-end",
        cell: ({ value_off }) => value_off.formatted,
      },
      {
        name: columns.used,
        width: "medium",
        align: "end",
        card: "head-end",
        cell: usedOf,
      },
      {
        name: columns.remark,
        width: "grow-more",
        card: "foot",
        cell: (discount) => <DiscountRemark discount={discount} />,
      },
      {
        name: columns.window,
        width: "long",
        from: "lg",
        cell: (discount) => <DiscountWindow discount={discount} />,
      },
      {
        name: columns.products,
        width: "grow",
        from: "xl",
        cell: ({ products: [first, ...others] }) =>
          first ? lists.andMore(first.name, others.length) : lists.allProducts,
      },
    ],
    empty: lists.noDiscounts,
  };
};

export function DiscountList({ first }: { first: FirstPage<Discount> }) {
  return <DataList declare={discountList} first={first} />;
}
