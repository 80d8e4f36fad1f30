"use client";

import { choicesOf } from "#components/data-list/choices.ts";
import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { wordFor } from "#components/data-list/word-for.ts";
import { Moment } from "#components/ui/moment.tsx";
import { Money } from "#components/ui/money.tsx";
import { SaleState } from "#components/ui/status.tsx";
import type { ListedSale } from "#contract/sale.ts";
import type { SaleFilters } from "#lib/lists/sales.ts";

const saleList: Declare<ListedSale, keyof SaleFilters> = ({ shell, lists, statuses }) => {
  const { columns } = lists;
  return {
    name: shell.sales,
    href: ({ id }) => `/sales/${id}`,
    spoken: ({ status, customer, product, amount }) =>
      [customer.name, product.name, amount.formatted, statuses.sale[status]].join(", "),
    search: { label: lists.searchSales },
    filters: [
      { kind: "choice", field: "status", label: columns.status, choices: choicesOf(statuses.sale) },
      { kind: "dates", from: "start_date", to: "end_date", label: columns.date },
      { kind: "record", of: "customers", field: "customer_id", nameIn: ({ customer }) => customer.name },
    ],
    columns: [
      {
        name: columns.status,
        width: "medium",
        card: "head",
        cell: ({ status, refunded_at }) => <SaleState refunded={Boolean(refunded_at)} status={status} />,
      },
      { name: columns.customer, width: "grow", card: "foot", cell: ({ customer }) => customer.email },
      { name: columns.product, width: "grow", card: "body", cell: ({ product }) => product.name },
      {
        name: columns.discount,
        width: "short",
        from: "xl",
        face: "code",
        cell: ({ discount }) => discount?.code,
      },
      {
        name: columns.amount,
        width: "short",
        align: "end",
        card: "body-end",
        cell: ({ amount }) => <Money amount={amount} />,
      },
      {
        name: columns.channel,
        width: "short",
        from: "lg",
        cell: ({ channel }) => channel && wordFor(lists.channels, channel.value, channel.label),
      },
      {
        name: columns.date,
        width: "medium",
        card: "head-end",
        cell: ({ created_at }) => created_at && <Moment at={created_at} />,
      },
    ],
    empty: lists.noSales,
  };
};

export function SaleList({ first }: { first: FirstPage<ListedSale> }) {
  return <DataList declare={saleList} first={first} />;
}
