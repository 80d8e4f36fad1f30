"use client";

import { choicesOf } from "#components/data-list/choices.ts";
import { DataList } from "#components/data-list/data-list.tsx";
import type { Declare } from "#components/data-list/declaration.ts";
import type { FirstPage } from "#components/data-list/first-page.ts";
import { Moment } from "#components/ui/moment.tsx";
import { LicenseState } from "#components/ui/status.tsx";
import type { License } from "#contract/license.ts";
import { maskLicenseKey } from "#domain/license-key.ts";
import type { LicenseFilters } from "#lib/lists/licenses.ts";
import { landing, licensePage } from "./landing.ts";

const licenseList: Declare<License, keyof LicenseFilters> = ({ shell, lists, common, statuses }) => {
  const { columns } = lists;
  return {
    name: shell.licenses,
    href: ({ license_key }) => licensePage(license_key),
    spoken: ({ license_key, status, product, customer }) =>
      `${maskLicenseKey(license_key)}, ${statuses.license[status]}, ${product.name}, ${customer?.name ?? ""}`,
    search: { label: lists.searchLicenses, landing },
    filters: [
      { kind: "choice", field: "status", label: columns.status, choices: choicesOf(statuses.license) },
      { kind: "record", of: "products", field: "product_id", nameIn: ({ product }) => product.name },
      { kind: "record", of: "customers", field: "customer_id", nameIn: ({ customer }) => customer?.name },
    ],
    columns: [
      {
        name: columns.status,
        width: "short",
        card: "head",
        cell: ({ status }) => <LicenseState status={status} />,
      },
      {
        name: columns.key,
        width: "key",
        card: "body",
        face: "code",
        cell: ({ license_key }) => maskLicenseKey(license_key),
      },
      { name: columns.product, width: "grow", card: "foot-end", cell: ({ product }) => product.name },
      {
        name: columns.customer,
        width: "grow",
        card: "foot",
        cell: ({ customer }) => customer?.email ?? common.notTold,
      },
      {
        name: columns.devices,
        width: "tiny",
        align: "end",
        card: "body-end",
        named: true,
        cell: ({ activation_count: used, max_activations: max }) => common.ofLimit(used, max),
      },
      {
        name: columns.expires,
        width: "short",
        from: "lg",
        card: "head-end",
        named: true,
        cell: ({ expires_at }) => (expires_at ? <Moment at={expires_at} form="day" /> : lists.never),
      },
    ],
    empty: lists.noLicenses,
  };
};

export function LicenseList({ first }: { first: FirstPage<License> }) {
  return <DataList declare={licenseList} first={first} />;
}
