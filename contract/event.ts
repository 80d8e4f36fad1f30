import { z } from "zod";
import { deliveryStatuses } from "./delivery.ts";
import { envelope } from "./envelope.ts";
import { cursor, idFilter, oneOf, pageWithPerPage, perPage } from "./pagination.ts";
import { optional, publicId, text, timestampSchema } from "./text.ts";
import { eventNames } from "./triggers.ts";

const named = (prefix: string) => z.object({ id: publicId(prefix), name: z.string() }).nullable();

const delivery = z.object({
  id: publicId("dlv"),
  pulse: z
    .object({ id: publicId("pulse"), url: z.string() })
    .nullable()
    .describe("Null once deleted"),
  status: z.enum(deliveryStatuses),
  attempts: z.int(),
  delivered_at: timestampSchema.nullable(),
});

/** Something that happened in the store. */
export const eventSchema = z
  .object({
    id: publicId("evt"),
    name: z.string().describe("As pulses are told it, such as `license.activated`"),
    occurred_at: timestampSchema,
    sale: z.object({ id: publicId("sal") }).nullable(),
    license: z.object({ id: publicId("lic"), key: z.string(), masked_key: z.string() }).nullable(),
    customer: z.object({ id: publicId("cus"), name: z.string(), email: z.string() }).nullable(),
    product: named("prd"),
    discount: z
      .object({ id: publicId("dis"), code: z.string() })
      .nullable()
      .describe("The one used up"),
    pulse: z
      .object({ id: publicId("pulse"), url: z.string() })
      .nullable()
      .describe("The one that fails"),
    data: z
      .record(z.string(), z.unknown())
      .describe("What belongs to this event alone, such as `by`, `reason`, `code` or `activation_id`"),
    deliveries: z.array(delivery).describe("To which pulses it was sent, and what became of that"),
  })
  .meta({ id: "Event" });

export type StoreEvent = z.infer<typeof eventSchema>;

const [firstName, ...otherNames] = eventNames;
if (firstName === undefined) throw new Error("There are no events.");

export const eventsQuery = z.object({
  per_page: perPage(50),
  cursor,
  name: oneOf([firstName, ...otherNames], "Only events of this name"),
  license_key: optional(text(255)).describe("Only what happened to this license"),
  sale_id: idFilter("sale"),
});

export type EventsQuery = z.infer<typeof eventsQuery>;

export const eventsResponse = envelope(pageWithPerPage(eventSchema));

/** Names the place after an event in the stream. */
export const LAST_EVENT_ID = "Last-Event-ID";

export const streamResponse = z
  .string()
  .describe("Events as they happen, each with `id`, `event` and `data`, the event as the list shows it");
