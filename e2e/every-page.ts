import { z } from "zod";
import type { RunningStore } from "./running-store.ts";
import { codeOfAnAffiliate } from "./store-affiliates.ts";
import { aRetriedDelivery } from "./store-deliveries.ts";

/** A page of the dashboard, by the name that its pictures carry. */
export interface DashboardPage {
  name: string;
  path: string;
}

const listed = z.object({
  data: z.union([
    z.array(z.record(z.string(), z.unknown())),
    z.object({ data: z.array(z.record(z.string(), z.unknown())) }),
  ]),
});

/** Every page a signed-in owner can open, with a real thing of the demo store where a page shows one. */
export async function everyPage(store: RunningStore): Promise<DashboardPage[]> {
  const first = async (path: string, field: string): Promise<string> => {
    const answer = await fetch(`${store.service}${path}`, {
      headers: { Authorization: `Bearer ${store.key}` },
    });
    const { data } = listed.parse(await answer.json());
    const [row] = Array.isArray(data) ? data : data.data;
    return z.string().parse(row?.[field]);
  };
  const [license, sale, product, discount, customer, affiliate, { pulse, delivery }] = await Promise.all([
    first("/v1/licenses?status=active", "license_key"),
    first("/v1/sales?status=completed", "id"),
    first("/v1/products?type=license", "slug"),
    first("/v1/discounts", "id"),
    first("/v1/customers", "id"),
    codeOfAnAffiliate(store),
    aRetriedDelivery(store),
  ]);
  return [
    { name: "overview", path: "/" },
    { name: "licenses", path: "/licenses" },
    { name: "license", path: `/licenses/${license}` },
    { name: "sales", path: "/sales" },
    { name: "sale", path: `/sales/${sale}` },
    { name: "products", path: "/products" },
    { name: "product", path: `/products/${product}` },
    { name: "discounts", path: "/discounts" },
    { name: "discount", path: `/discounts/${discount}` },
    { name: "customers", path: "/customers" },
    { name: "customer", path: `/customers/${customer}` },
    { name: "pulses", path: "/pulses" },
    { name: "pulse", path: `/pulses/${pulse}` },
    { name: "pulse-new", path: "/pulses/new" },
    { name: "pulse-edit", path: `/pulses/${pulse}/edit` },
    { name: "delivery", path: `/pulses/${pulse}/deliveries/${delivery}` },
    { name: "events", path: "/pulses/events" },
    { name: "event", path: "/pulses/events/license.activated" },
    { name: "affiliates", path: "/affiliates" },
    { name: "affiliate", path: `/affiliates/${affiliate}` },
    { name: "audit", path: "/audit" },
    { name: "settings-store", path: "/settings/store" },
    { name: "settings-staff", path: "/settings/staff" },
    { name: "settings-keys", path: "/settings/keys" },
    { name: "settings-account", path: "/settings/account" },
    { name: "nothing-here", path: "/licenses/AAAAA-BBBBB-CCCCC-DDDDD" },
  ];
}
