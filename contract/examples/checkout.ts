import type { Checkout } from "../checkout.ts";
import { sameCurrency, usd } from "./amounts.ts";
import { storeName } from "./store.ts";

export const checkoutBodyExample = {
  product_id: "brush-pack-pro",
  email: "ana@example.com",
  first_name: "Ana",
  last_name: "Ruiz",
  phone: { number: "612345678", country_code: "ES" },
  discount_code: "AUTUMN10",
  redirect_url: "https://app.example/thanks?sale={sale_id}",
  custom_metadata: { order_id: "A-1042" },
};

export const invalidCheckoutBodyExample = {
  ...checkoutBodyExample,
  email: "ana@",
  phone: { number: "612-345", country_code: "ES" },
};

export const checkoutExample: Checkout = {
  step: "payment",
  message: null,
  purchase: {
    id: "sal_6h3nf8pd2s",
    status: "awaiting_payment",
    original_amount: usd(39),
    amount: usd(35.1),
    discount_amount: usd(3.9),
    payment: { amount: usd(35.1), status: "awaiting_payment", exchange_rate: sameCurrency },
    store: storeName,
    product: { id: "prd_4tz9w1xc7e", name: "Brush Pack Pro", slug: "brush-pack-pro" },
    customer: { id: "cus_2m7yb5rj9q", email: "ana@example.com", first_name: "Ana", last_name: "Ruiz" },
    discount: { id: "dis_1v8ks4wq6g", code: "AUTUMN10", type: "percentage", value: 10 },
    post_purchase: { files: [], licenses: [], courses: [] },
  },
  payment: { checkout_url: "https://store.example/pay/txn_0f7sd3kw5h", transaction_id: "txn_0f7sd3kw5h" },
};

export const alreadyPurchasedExample: Checkout = {
  step: "already_purchased",
  message: "You already own this product.",
  purchase: null,
  payment: { checkout_url: null, transaction_id: null },
};
