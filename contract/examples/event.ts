import type { StoreEvent } from "../event.ts";
import { customerName } from "./customer.ts";
import { licenseKey } from "./license.ts";

export const eventExample: StoreEvent = {
  id: "evt_2m8xq4tb7k",
  name: "license.activated",
  occurred_at: "2026-11-12T14:20:31.482000Z",
  sale: { id: "sal_6h3nf8pd2s" },
  license: { id: "lic_5r1gm6ze8u", key: licenseKey, masked_key: "7F3KM-*****-*****-0VZQ2" },
  customer: customerName,
  product: { id: "prd_4tz9w1xc7e", name: "Brush Pack Pro" },
  discount: null,
  pulse: null,
  data: { activation_id: 90_118, device_identifier: "MacBook-Ana" },
  deliveries: [
    {
      id: "dlv_7c1zk9wr3p",
      pulse: { id: "pulse_3n6bv1yd8h", url: "https://example.com/hooks/store" },
      status: "delivered",
      attempts: 1,
      delivered_at: "2026-11-12T14:20:32.017000Z",
    },
  ],
};

const data = JSON.stringify(eventExample);

export const streamExample = [
  "retry: 2000\nid: c3RyZWFtLjJ6Lg\n",
  `id: c3RyZWFtLjMwLjFo\nevent: ${eventExample.name}\ndata: ${data}\n`,
  ":\n",
].join("\n");
