import type { Discount } from "../discount.ts";
import { listedProductExample } from "./product.ts";
import { storeName } from "./store.ts";

const { id, name, type, pictures, category } = listedProductExample;

export const discountExample: Discount = {
  id: "dis_1v8ks4wq6g",
  name: "Autumn sale",
  code: "AUTUMN10",
  type: "percentage",
  status: "active",
  value_off: { raw: 10, formatted: "10%" },
  products: [
    {
      id,
      name,
      type,
      pictures,
      category,
      pricing: {
        type: "one_time",
        price: { value: 4900, formatted: "$49.00", short: "$49", currency: "USD" },
      },
      bundle: null,
    },
  ],
  store: storeName,
  customer_email: null,
  usage_limit: 100,
  usage_count: 42,
  start_date: "2026-09-22T00:00:00+00:00",
  end_date: "2026-12-20T23:59:59+00:00",
  is_auto_generated: false,
  created_at: "2026-09-20T08:00:00+00:00",
  updated_at: "2026-11-12T14:05:00+00:00",
};
