import { count } from "./count.ts";

export const discounts = {
  title: "Discounts",
  discount: "Discount",
  code: "discount code",
  off: (value: string) => `${value} off`,
  usage: "Usage",
  used: (n: number, limit: number | null) =>
    limit === null
      ? `Used ${n === 1 ? "once" : `${n} times`}, without a limit`
      : `Used ${n} of ${count(limit, "time")}`,
  left: (n: number) => (n <= 0 ? "No use is left." : `${count(n, "use")} left.`),
  window: "When it works",
  from: "From",
  until: "Until",
  always: "From the start",
  never: "Without an end",
  products: "Products",
  allProducts: "All products",
  customer: "For",
  everybody: "Every customer",
  onlyFor: (email: string) => `Only ${email}`,
  made: "Made",
  madeBy: { person: "By a person", store: "By the store itself" },
  changed: "Last changed",
  salesWith: "Sales with this code",
  facts: "Facts",
  notTold: "Not told by this store",
};
