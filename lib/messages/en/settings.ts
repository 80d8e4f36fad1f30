import type { Capability } from "#contract/store.ts";
import { count } from "./count.ts";

const capabilities: Record<Capability, { name: string; without: string }> = {
  sale_detail: { name: "A sale by its id", without: "A sale’s page shows what its list tells." },
  customers: { name: "Customers", without: "They are read from the last sales." },
  discount_detail: { name: "A discount by its id", without: "Its page shows what the list tells." },
  metrics: { name: "Figures of the sales", without: "The overview counts the last sales itself." },
  activation_attempts: { name: "Refused activations", without: "Why an activation failed is not told." },
  license_search: { name: "Search in licenses", without: "A license is found by its whole key only." },
  reason_codes: { name: "Reasons as codes", without: "Its refusals are shown in the store’s own words." },
  idempotency: {
    name: "Acts that can be repeated",
    without: "An act that got no answer is looked up instead.",
  },
  affiliate_invitations: { name: "Sent invitations", without: "Which addresses were invited is not told." },
  events: { name: "What happened", without: "A license’s history is put together from what is left of it." },
  event_stream: { name: "News as they happen", without: "Open lists ask for news now and then." },
  pulse_management: { name: "Pulses made here", without: "A pulse is made and changed in the store itself." },
  deliveries: { name: "Deliveries", without: "What a pulse was sent, and what came of it, is not told." },
  api_keys: { name: "API keys", without: "Keys are made and revoked where the store runs." },
  sale_refund: { name: "Refunds", without: "A sale cannot be refunded here." },
  activation_removal: {
    name: "Devices freed one by one",
    without: "A license’s devices cannot be freed here.",
  },
};

export const settings = {
  storeTitle: "Store",
  storeAbout: "The store this dashboard works for, and how it is doing now.",
  connection: "Connection",
  state: "State",
  up: "Answers",
  upIn: (milliseconds: number) => `Answered in ${milliseconds} ms just now`,
  name: "Name",
  address: "Address of the API",
  page: "Store’s page",
  currency: "Currency",
  key: "API key",
  keyKept: "Kept by the server. It is never sent to a browser.",
  checkAgain: "Check again",
  requests: "Requests",
  requestsUsed: (used: number, limit: number) =>
    `${used} of ${count(limit, "request")} used in the last minute`,
  requestsWaiting: (n: number) => (n === 0 ? "None is waiting." : `${count(n, "request")} waiting.`),
  requestsAbout:
    "Everybody who works here shares one key. What you press goes before what is only read ahead, and some of the limit is kept for acts.",
  offers: "What this store can do",
  offersAbout: "Beyond what every store can. What is missing is made up for as far as it goes.",
  offered: "Offered",
  notOffered: "Not offered",
  capabilities,
};
