import type { AffiliateStatus, InvitationStatus } from "#contract/affiliate.ts";
import type { DeliveryStatus } from "#contract/delivery.ts";
import type { DiscountStatus } from "#contract/discount.ts";
import type { LicenseStatus } from "#contract/license.ts";
import type { PulseHealthState } from "#contract/pulse-health.ts";
import type { PaymentStatus, SaleStatus } from "#contract/sale.ts";
import type { EventName } from "#contract/triggers.ts";
import type { CustomerStepKind } from "./customer-timeline.ts";
import type { SaleStepKind } from "./sale-timeline.ts";

/** What a state means for the store: good, to be watched, lost, or nothing yet. */
export type Tone = "positive" | "warning" | "negative" | "idle";

/** Said a second time without colour. */
export type Shape = "dot" | "ring" | "clock" | "slash" | "cross" | "check" | "back";

export interface Mark {
  tone: Tone;
  shape: Shape;
}

type Marks<Status extends string> = Record<Status, Mark>;

const good: Mark = { tone: "positive", shape: "dot" };
const done: Mark = { tone: "positive", shape: "check" };
const open: Mark = { tone: "idle", shape: "ring" };
const waiting: Mark = { tone: "warning", shape: "clock" };
const over: Mark = { tone: "idle", shape: "clock" };
const ended: Mark = { tone: "idle", shape: "slash" };
const blocked: Mark = { tone: "negative", shape: "slash" };
const refused: Mark = { tone: "negative", shape: "cross" };

const license: Marks<LicenseStatus | "refused"> = {
  pending_activation: open,
  active: good,
  expired: { tone: "warning", shape: "clock" },
  revoked: blocked,
  refused,
};

const sale: Marks<SaleStatus> = {
  awaiting_payment: waiting,
  completed: good,
  failed: refused,
  abandoned: ended,
  settled: done,
};

const payment: Marks<PaymentStatus> = {
  initiated: open,
  pending: waiting,
  cancelled: ended,
  failed: refused,
  success: done,
};

const discount: Marks<DiscountStatus> = { active: good, expired: over };

const affiliate: Marks<AffiliateStatus> = { active: good, inactive: open, suspended: blocked };

const connection = { up: good, down: refused };

const capability = { offered: done, missing: open };

const refunded: Mark = { tone: "idle", shape: "back" };

const saleStep: Record<SaleStepKind, Mark> = {
  begun: open,
  failed: refused,
  completed: good,
  abandoned: ended,
  settled: done,
  refunded,
  downloaded: done,
};

const customerStep: Record<CustomerStepKind, Mark> = {
  joined: open,
  sale_begun: open,
  sale_failed: refused,
  sale_completed: done,
  sale_abandoned: ended,
  sale_refunded: refunded,
  downloaded: done,
  license_issued: open,
  license_activated: good,
  license_expired: over,
  license_revoked: blocked,
  activation_accepted: good,
  activation_refused: refused,
};

const affiliateInvitation: Marks<InvitationStatus> = {
  pending: waiting,
  accepted: done,
  expired: over,
  cancelled: ended,
};

/** What became of an address that was to be invited. */
const invitation = {
  waiting: open,
  sent: done,
  already_affiliate: { tone: "idle", shape: "dot" },
  already_invited: over,
  invalid: refused,
  untold: { tone: "warning", shape: "ring" },
} as const satisfies Record<string, Mark>;

/** How an act of the staff ended, as the audit log keeps it. */
const outcome = {
  asked: waiting,
  done,
  refused,
  uncertain: { tone: "warning", shape: "ring" },
} as const satisfies Record<string, Mark>;

/** What happened in the store, as its events are named. */
const event: Record<EventName, Mark> = {
  "successful.sale": good,
  "abandoned.sale": ended,
  "failed.sale": refused,
  "refunded.sale": refunded,
  "license.issued": open,
  "license.activated": good,
  "license.activation_refused": refused,
  "license.deactivated": ended,
  "license.nearing_expiry": waiting,
  "license.expired": over,
  "license.revoked": blocked,
  "discount.exhausted": over,
  "pulse.failing": refused,
};

const delivery: Marks<DeliveryStatus> = {
  pending: waiting,
  delivered: done,
  exhausted: refused,
  cancelled: ended,
};
const apiKey = { current: good, revoked: blocked };

const pulseHealth: Record<PulseHealthState, Mark> = {
  untried: open,
  working: good,
  unsteady: waiting,
  failing: refused,
  gone: blocked,
};

const pulse = { enabled: good, disabled: open };

/** How each state looks, once for list, detail and palette. */
export const marks = {
  license,
  sale,
  payment,
  discount,
  affiliate,
  affiliateInvitation,
  refunded,
  connection,
  capability,
  saleStep,
  customerStep,
  invitation,
  outcome,
  event,
  delivery,
  apiKey,
  pulseHealth,
  pulse,
};

/** Whether an activation still holds its slot. */
export function activationMark(removed: boolean): Mark {
  return removed ? ended : good;
}
