/** What becomes of a delivery; `cancelled` when its pulse was deleted before it arrived. */
export const deliveryStatuses = ["pending", "delivered", "exhausted", "cancelled"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why an attempt failed. An answer that came but was no 2xx is told by its status beside it. */
export const attemptFailures = [
  { value: "answered_otherwise", label: "The target answered, but not with a 2xx" },
  { value: "redirected", label: "The target redirects, which is never followed" },
  { value: "timed_out", label: "No answer within 15 seconds" },
  { value: "not_resolved", label: "The host's name has no address" },
  { value: "address_refused", label: "The address is not one that pulses may be sent to" },
  { value: "not_connected", label: "No connection to the target" },
  { value: "connection_lost", label: "The connection broke before an answer came" },
  { value: "not_trusted", label: "The target's certificate is not valid" },
  { value: "not_sent", label: "The request could not be made" },
] as const;
export type AttemptFailure = (typeof attemptFailures)[number]["value"];
