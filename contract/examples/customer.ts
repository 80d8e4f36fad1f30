import type { Customer } from "../customer.ts";
import { storeName } from "./store.ts";

export const customerName = { id: "cus_2m7yb5rj9q", name: "Ana Ruiz", email: "ana@example.com" };

export const customerExample: Customer = {
  ...customerName,
  first_name: "Ana",
  last_name: "Ruiz",
  avatar_url: null,
  phone: { number: "612345678", country_code: "ES" },
  store: storeName,
  created_at: "2026-03-12T09:30:00+00:00",
  updated_at: "2026-11-12T14:05:00+00:00",
};
