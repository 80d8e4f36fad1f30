import { z } from "zod";
import { envelope } from "./envelope.ts";
import {
  cursor,
  dates,
  idFilter,
  oneOf,
  pageWithPerPage,
  perPage,
  startsBeforeItEnds,
} from "./pagination.ts";
import { publicId, timestampSchema } from "./text.ts";

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

const attempt = {
  duration_ms: z.int(),
  status: z.int().nullable().describe("The answer's HTTP status; null where none came"),
  failure: z
    .object({ value: z.string(), label: z.string() })
    .nullable()
    .describe("Why it counts as failed; null where it was delivered"),
};

/** A pulse told of an event, or sent a test. */
export const deliverySchema = z
  .object({
    id: publicId("dlv").describe("What receivers see as `webhook-id`, the same in every attempt"),
    event: z.string().describe("The event's name, such as `license.activated`"),
    event_id: publicId("evt").nullable().describe("Null for a test, and once the event is forgotten"),
    is_test: z.boolean(),
    pulse: z
      .object({ id: publicId("pulse"), url: z.string() })
      .nullable()
      .describe("Null once deleted"),
    status: z.enum(deliveryStatuses),
    attempts: z.int(),
    last_attempt: z.object({ at: timestampSchema, ...attempt }).nullable(),
    next_attempt_at: timestampSchema
      .nullable()
      .describe("Null when there is none, or while one is under way"),
    delivered_at: timestampSchema.nullable(),
    created_at: timestampSchema,
  })
  .meta({ id: "Delivery" });

export type Delivery = z.infer<typeof deliverySchema>;

export const attemptSchema = z
  .object({ started_at: timestampSchema, ...attempt, answer: z.string().describe("Its first KiB") })
  .meta({ id: "DeliveryAttempt" });

export type DeliveryAttempt = z.infer<typeof attemptSchema>;

export const deliveryDetailSchema = deliverySchema
  .extend({
    body: z
      .string()
      .nullable()
      .describe("The JSON that is sent, byte for byte; null before the first attempt"),
    history: z.array(attemptSchema).describe("Its attempts, newest first, at most 100"),
  })
  .meta({ id: "DeliveryDetail" });

export type DeliveryDetail = z.infer<typeof deliveryDetailSchema>;

export const deliveriesQuery = startsBeforeItEnds(
  z.object({
    per_page: perPage(50),
    cursor,
    status: oneOf(deliveryStatuses, "Only deliveries of this status"),
    pulse_id: idFilter("pulse"),
    ...dates("creation date"),
  }),
);

export type DeliveriesQuery = z.infer<typeof deliveriesQuery>;

export const deliveriesResponse = envelope(pageWithPerPage(deliverySchema));
export const deliveryResponse = envelope(deliverySchema);
export const deliveryDetailResponse = envelope(deliveryDetailSchema);
