import type { EventName } from "#contract/triggers.ts";
import { count } from "./count.ts";

const names: Record<EventName, string> = {
  "successful.sale": "Sale paid",
  "abandoned.sale": "Sale given up",
  "failed.sale": "Payment failed",
  "refunded.sale": "Sale refunded",
  "license.issued": "Issued",
  "license.activated": "Activated",
  "license.activation_refused": "Activation refused",
  "license.deactivated": "Activation removed",
  "license.nearing_expiry": "Nears its end",
  "license.expired": "Expired",
  "license.revoked": "Revoked",
  "discount.exhausted": "Discount used up",
  "pulse.failing": "Pulse is failing",
};

/** What happened in the store. */
export const events = {
  title: "Everything",
  what: "What",
  details: "Details",
  told: "Pulses",
  when: "When",
  names,
  by: (who: string) => `by ${who}`,
  toldTo: (delivered: number, all: number) =>
    delivered === all ? `${count(all, "pulse")} told` : `${delivered} of ${count(all, "pulse")} told`,
  empty: "Nothing has happened yet",
  emptyText: "Each step of its life stands here, with the pulses that were told of it.",
};
