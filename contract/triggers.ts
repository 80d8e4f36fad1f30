import { z } from "zod";

/** What a pulse can be told about: the trigger's value has underscores, the event's name on delivery a dot. */
export const triggers = [
  {
    value: "successful_sale",
    event: "successful.sale",
    label: "Successful Sale",
    description: "Sent when a sale is successful",
  },
  {
    value: "abandoned_sale",
    event: "abandoned.sale",
    label: "Abandoned Sale",
    description: "Sent when a sale is abandoned",
  },
  { value: "failed_sale", event: "failed.sale", label: "Failed Sale", description: "Sent when a sale fails" },
  {
    value: "license_activated",
    event: "license.activated",
    label: "License Activated",
    description: "Sent when a license is activated",
  },
  {
    value: "license_expired",
    event: "license.expired",
    label: "License Expired",
    description: "Sent when a license expires",
  },
  {
    value: "license_issued",
    event: "license.issued",
    label: "License Issued",
    description: "Sent when a license is issued to a customer",
  },
  {
    value: "license_nearing_expiry",
    event: "license.nearing_expiry",
    label: "License Nearing Expiry",
    description: "Sent when a license approaches its expiry date",
  },
  {
    value: "license_revoked",
    event: "license.revoked",
    label: "License Revoked",
    description: "Sent when a license is revoked",
  },
] as const;

/** Never part of `all`: sent only to pulses that name them. */
export const furtherTriggers = [
  {
    value: "refunded_sale",
    event: "refunded.sale",
    label: "Refunded Sale",
    description: "Sent when a sale is refunded",
  },
  {
    value: "license_activation_refused",
    event: "license.activation_refused",
    label: "License Activation Refused",
    description: "Sent when an activation of a license is refused",
  },
  {
    value: "license_deactivated",
    event: "license.deactivated",
    label: "License Deactivated",
    description: "Sent when an activation is removed and its slot is free again",
  },
  {
    value: "discount_exhausted",
    event: "discount.exhausted",
    label: "Discount Exhausted",
    description: "Sent when a discount reaches its usage limit",
  },
  {
    value: "pulse_failing",
    event: "pulse.failing",
    label: "Pulse Failing",
    description: "Sent when another pulse keeps failing",
  },
] as const;

export const allTrigger = { value: "all", label: "All Events", description: "Sent for every event" } as const;

export const namedTriggers = [...triggers, ...furtherTriggers] as const;

export type NamedTrigger = (typeof namedTriggers)[number];
export type EventName = NamedTrigger["event"];
export type TriggerValue = NamedTrigger["value"] | typeof allTrigger.value;

export const eventNames: readonly EventName[] = namedTriggers.map((trigger) => trigger.event);

/** Every value that a pulse may be told by, `all` among them. */
export const triggerValues: readonly TriggerValue[] = [
  allTrigger.value,
  ...namedTriggers.map((trigger) => trigger.value),
];

export const triggerSchema = z
  .object({ value: z.string(), label: z.string(), description: z.string() })
  .meta({ id: "Trigger" });

export type Trigger = z.infer<typeof triggerSchema>;

/** The trigger as a pulse lists it. */
export function triggerOf(value: TriggerValue): Trigger {
  const found = namedTriggers.find((trigger) => trigger.value === value) ?? allTrigger;
  return { value: found.value, label: found.label, description: found.description };
}

/** The trigger values a pulse may hold to be told of this event. */
export function triggersOfEvent(event: EventName): TriggerValue[] {
  const named = namedTriggers.filter((trigger) => trigger.event === event).map((trigger) => trigger.value);
  return triggers.some((trigger) => trigger.event === event) ? [...named, allTrigger.value] : named;
}
