import type { CustomerStepKind } from "#domain/customer-timeline.ts";
import { count } from "./count.ts";

const steps: Record<CustomerStepKind, string> = {
  joined: "Became a customer",
  sale_begun: "Began a purchase",
  sale_failed: "Payment failed",
  sale_completed: "Bought",
  sale_abandoned: "Gave a purchase up",
  sale_refunded: "Refunded",
  downloaded: "Last download",
  license_issued: "License issued",
  license_activated: "License activated",
  license_expired: "License expired",
  license_revoked: "License revoked",
  activation_accepted: "Device activated",
  activation_refused: "Activation refused",
};

export const customers = {
  title: "Customers",
  customer: "Customer",
  id: "customer id",
  email: "E-mail",
  emailThing: "e-mail address",
  phone: "Phone",
  noPhone: "None",
  since: "Customer since",
  facts: "Facts",
  fromSales: (n: number, all: boolean) =>
    `This store tells customers only through their sales. What stands here was read from ${
      all ? `all ${count(n, "sale")}` : `the last ${count(n, "sale")}`
    } to this buyer.`,
  purchases: "Purchases",
  allPurchases: "In the list of sales",
  noPurchases: "No purchase was begun under this address.",
  morePurchases: (n: number) => `The last ${n}. Older ones stand in the list of sales.`,
  paid: (amounts: string) => `${amounts} paid and kept`,
  paidSoFar: (amounts: string, n: number) => `${amounts} paid and kept in the last ${count(n, "purchase")}`,
  licenses: "Licenses",
  allLicenses: "In the list of licenses",
  noLicenses: "No license belongs to this customer.",
  slots: (used: number, max: number) => `${used} of ${count(max, "slot")} used`,
  expires: "expires",
  expired: "expired",
  revoked: "revoked",
  moreLicenses: "There are more; they stand in the list of licenses.",
  never: "never expires",
  untold: (n: number) =>
    `${count(n, "license")} came with them, and the store does not tell whose ${n === 1 ? "it is" : "they are"}.`,
  refusals: "Refused attempts",
  refusalsNotTold: "This store does not keep refused attempts.",
  noRefusals: "None in the last 30 days.",
  moreAttempts: "Among the last 100 attempts; older ones stand in the history of each license.",
  nameless: "Device without a name",
  timeline: "What happened",
  steps,
  noSteps: "Nothing that has a date.",
  earlier: (n: number) => `${n} earlier`,
  missing: (what: string) => `Missing here: ${what}. The cards say why.`,
  attemptsNotTold: "Attempts are missing here: this store does not keep them.",
};
