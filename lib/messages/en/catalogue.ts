import type { EventName } from "#contract/triggers.ts";

const meanings: Record<EventName, string> = {
  "successful.sale":
    "A sale is paid, or a free product was taken. What was bought can be opened from now on.",
  "abandoned.sale":
    "Nobody paid within the time the store gives, a day as a rule. The sale can no longer be paid.",
  "failed.sale": "A payment was declined. The buyer can try again, so this is no end yet.",
  "license.issued": "A sale brought a license. It is not in use on any device yet.",
  "license.activated": "A license was put to use on a device, and takes one of its slots.",
  "license.expired": "A license reached its end. No device can be activated with it any more.",
  "license.nearing_expiry": "A license ends within a week. Told once for each license.",
  "license.revoked": "Somebody took a license back for ever, or its sale was refunded.",
  "refunded.sale": "The money of a sale was given back. Its access and its licenses end with it.",
  "license.activation_refused":
    "A device was refused, and the reason is told. At most once in ten minutes for each license and reason.",
  "license.deactivated": "A device’s slot was given back, so another device can be activated.",
  "discount.exhausted": "A discount was used as often as it may be. Nobody can use it any more.",
  "pulse.failing": "Another pulse’s target keeps failing, or is gone. Never told to that pulse itself.",
};

const fields: Readonly<Record<string, string>> = {
  event: "The event’s name",
  id: "The event’s own id; one event may go to several pulses",
  occurred_at: "When it happened",
  store: "Which store it happened in",
  note: "In tests only",
  sale: "The sale, with the custom_metadata of its checkout",
  product: "What was bought",
  customer: "Who bought it",
  affiliate: "Who brought the buyer, or null",
  license: "The license, with its key",
  activation: "The activation this is about",
  days_until_expiry: "Days left, the last one begun counted whole",
  reason: "Why it was refused, as a code and as a sentence",
  discount: "The discount that is used up",
  pulse: "The pulse that fails",
  failing: "How it fails, and since when",
};

/** What pulses can be told about. */
export const catalogue = {
  title: "Events",
  event: "Event",
  open: "What can be told",
  about: "Everything a pulse can be told about, what it means, and what it looks like when it arrives.",
  common: "Told to every pulse for everything",
  commonAbout: "A pulse names those it wants, or “everything”, which means these eight.",
  further: "Told only to pulses that name them",
  furtherAbout: "“Everything” leaves these out, so that receivers made for the eight are never surprised.",
  meanings,
  fields,
  howToListen: "To be told",
  trigger: "Give a pulse this trigger:",
  inAll: "“all” contains it as well.",
  onlyNamed: "“all” does not contain it.",
  whoListens: "Pulses that name it",
  shape: "What is sent",
  field: "Field",
  kind: "What it is",
  always: "Always there",
  yes: "Yes",
  notAlways: "No",
  kinds: { object: "An object", text: "A text", number: "A number" },
  schema: "JSON Schema",
  schemaAbout: "of the whole body, every nested field in it, to check with or to make types from.",
  sendMe: "Try it",
  sendMeAbout: "A sample of this event goes to one of your pulses at once, with a body you can change first.",
  sendMeVerb: "Send me this one…",
  sendMeNobody: "There is no pulse to send a sample to yet.",
  makePulse: "Make one",
  sample: "A sample",
  showSample: "Show it whole",
  sampleAbout:
    "With invented names. A test sends this. Amounts carry raw, the whole number in the currency’s smallest unit, to calculate with.",
};
