import type { customers as Customers } from "../en/customers.ts";

export const customers: typeof Customers = {};
