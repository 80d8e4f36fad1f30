"use client";

import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { Avatar } from "#components/ui/avatar.tsx";
import { Moment } from "#components/ui/moment.tsx";
import type { CustomerFilters, CustomerRow } from "#lib/lists/customers.ts";

const customerList: Declare<CustomerRow, keyof CustomerFilters> = ({ shell, lists, common }) => {
  const { columns } = lists;
  return {
    name: shell.customers,
    href: ({ id }) => `/customers/${id}`,
    spoken: ({ name, email }) => `${name}, ${email}`,
    search: { label: lists.searchCustomers },
    filters: [{ kind: "dates", from: "start_date", to: "end_date", label: columns.since }],
    columns: [
      {
        name: columns.name,
        width: "grow",
        card: "head",
        cell: ({ name }) => (
          <span className="flex items-center gap-2.5">
            <Avatar className="size-6 @max-2xl:hidden" name={name} />
            <span className="truncate font-medium">{name}</span>
          </span>
        ),
      },
      { name: columns.email, width: "grow", card: "body", cell: ({ email }) => email },
      {
        name: columns.phone,
        width: "long",
        from: "lg",
        card: "foot",
        cell: ({ phone }) => phone?.number && <span className="tabular">{phone.number}</span>,
      },
      {
        name: columns.since,
        width: "medium",
        card: "foot-end",
        cell: ({ created_at }) => (created_at ? <Moment at={created_at} form="day" /> : common.notTold),
      },
    ],
    empty: lists.noCustomers,
  };
};

export function CustomerList({ first }: { first: FirstPage<CustomerRow> }) {
  return <DataList declare={customerList} first={first} />;
}
