import type { Delivery, DeliveryDetail } from "../delivery.ts";
import type { ReplayProgress } from "../replay.ts";
import { eventExample } from "./event.ts";
import { pulseExample } from "./pulse.ts";

export const deliveryId = "dlv_7c1zk9wr3p";

const failed = {
  duration_ms: 412,
  status: 503,
  failure: { value: "answered_otherwise", label: "The target answered, but not with a 2xx" },
};

export const deliveryExample: Delivery = {
  id: deliveryId,
  event: eventExample.name,
  event_id: eventExample.id,
  is_test: false,
  pulse: { id: pulseExample.id, url: pulseExample.url },
  status: "exhausted",
  attempts: 7,
  last_attempt: { at: "2026-11-12T19:05:07.115000Z", ...failed },
  next_attempt_at: null,
  delivered_at: null,
  created_at: "2026-11-12T14:20:31.482000Z",
};

export const replayedExample: Delivery = {
  ...deliveryExample,
  status: "pending",
  next_attempt_at: "2026-11-20T10:41:07.903000Z",
};

export const deliveryDetailExample: DeliveryDetail = {
  ...deliveryExample,
  body: '{"event":"license.activated","id":"evt_2m8xq4tb7k"}',
  history: [{ started_at: "2026-11-12T19:05:07.115000Z", ...failed, answer: "Service Unavailable" }],
};

export const replayExample: ReplayProgress = {
  id: "rpl_4j7hd2mv9c",
  total: 128,
  done: 0,
  created_at: "2026-11-20T10:41:07.903000Z",
  finished_at: null,
};
