import type { ListedSale, Sale } from "../sale.ts";
import { sameCurrency, usd } from "./amounts.ts";
import { customerName } from "./customer.ts";
import { licenseKey } from "./license.ts";
import { storeName } from "./store.ts";

const product = {
  id: "prd_4tz9w1xc7e",
  name: "Brush Pack Pro",
  type: "license",
  slug: "brush-pack-pro",
} as const;

export const listedSaleExample: ListedSale = {
  id: "sal_6h3nf8pd2s",
  status: "completed",
  original_amount: usd(39),
  amount: usd(35.1),
  discount_amount: usd(3.9),
  payment: { amount: usd(35.1), status: "success", exchange_rate: sameCurrency },
  store: { ...storeName, slug: "paper-and-pixel" },
  product,
  customer: customerName,
  discount: { id: "dis_1v8ks4wq6g", code: "AUTUMN10", type: "percentage" },
  rate: { value: 5, comment: "Exactly what I needed.", created_at: "2026-11-14T08:12:00+00:00" },
  post_purchase: {
    files: [
      {
        id: "fil_9c4xj7ta1n",
        name: "brush-pack-pro.zip",
        size: 48_210_944,
        download_url: "https://store.example/downloads/eyJmIjoxfQ.f3a9",
      },
    ],
    licences: [
      {
        id: "lic_5r1gm6ze8u",
        key: licenseKey,
        status: "active",
        expires_at: "2026-12-03T14:05:00.000000Z",
      },
    ],
    instructions: "Unpack the file and open it with your drawing program.",
  },
  channel: { value: "api", label: "API", description: "Started through the checkout endpoint" },
  created_at: "2026-11-12T14:02:11+00:00",
  completed_at: "2026-11-12T14:05:00+00:00",
  refunded_at: null,
};

export const saleExample: Sale = {
  ...listedSaleExample,
  payment: {
    ...listedSaleExample.payment,
    transaction_id: "txn_0f7sd3kw5h",
    gateway: "sandbox",
    method: "card",
    fee: usd(1.32),
    failure_error: null,
  },
  settlement: null,
  context: {
    ip_address: "203.0.113.7",
    user_agent: "Mozilla/5.0",
    country: "ES",
    device_type: "desktop",
    locale: "es-ES",
  },
  custom_fields_values: { team: "The Inkers" },
  custom_metadata: { order_id: "A-1042" },
  download: { total: 2, last_at: "2026-11-13T10:00:00+00:00" },
  awaiting_payment_at: "2026-11-12T14:02:11+00:00",
  failed_at: null,
  abandoned_at: null,
  updated_at: "2026-11-12T14:05:00+00:00",
};

const refundedAt = "2026-11-20T10:58:12.441000Z";

export const refundedSaleExample: Sale = {
  ...saleExample,
  post_purchase: { files: [], licences: [], instructions: "" },
  refunded_at: refundedAt,
  updated_at: refundedAt,
};
