import type { LicenseStatus } from "#contract/license.ts";
import type { PaymentStatus, SaleStatus } from "#contract/sale.ts";
import type { Sentence, SentenceParams } from "./sentence.ts";

export type SaleMove = "pay" | "decline" | "abandon" | "settle";

/** Where each move leads from where; anything not written here is refused. */
export const saleMoves = {
  awaiting_payment: { pay: "completed", decline: "failed", abandon: "abandoned" },
  failed: { pay: "completed", decline: "failed", abandon: "abandoned" },
  completed: { settle: "settled" },
  abandoned: {},
  settled: {},
} as const satisfies Record<SaleStatus, Partial<Record<SaleMove, SaleStatus>>>;

export function saleAfter(status: SaleStatus, move: SaleMove): SaleStatus | null {
  const moves: Partial<Record<SaleMove, SaleStatus>> = saleMoves[status];
  return moves[move] ?? null;
}

/** What may still be paid for, and is given up when nobody does in time: a declined payment may be tried again. */
export const unpaidStatuses = ["awaiting_payment", "failed"] as const satisfies readonly SaleStatus[];

/** What has been paid for and gives access, unless it was refunded. */
export const paidStatuses = ["completed", "settled"] as const satisfies readonly SaleStatus[];

export interface SaleFacts {
  status: SaleStatus;
  refundedAt: Date | null;
}

export function isPaid(status: SaleStatus): boolean {
  return paidStatuses.some((paid) => paid === status);
}

/** Whether its buyer may use what was bought. */
export function givesAccess({ status, refundedAt }: SaleFacts): boolean {
  return isPaid(status) && refundedAt === null;
}

export type RefundRefusal = "sale_not_refundable" | "sale_already_refunded";

export function refundRefusal({ status, refundedAt }: SaleFacts): RefundRefusal | null {
  if (refundedAt) return "sale_already_refunded";
  return isPaid(status) ? null : "sale_not_refundable";
}

/** Who loses what, as a person reads it before they do it. */
export function refundSentence(lost: SentenceParams["refund"]): Sentence {
  return { key: "refund", params: lost };
}

/** How many of a sale's licenses a refund ends. */
export function licensesLost(licenses: readonly { status: string }[]): number {
  return licenses.filter(({ status }) => status !== ("revoked" satisfies LicenseStatus)).length;
}

/** The purchase form has fewer words for a sale than the list has. */
export function purchaseStatus({ status, refundedAt }: SaleFacts) {
  if (refundedAt) return "refunded";
  if (isPaid(status)) return "completed";
  return status === "awaiting_payment" ? "awaiting_payment" : "failed";
}

export type PaymentOutcome = "success" | "failed" | "cancelled";

/** A buyer whose payment failed or who turned back may try again from the same address; one who paid may not. */
export const payableStatuses = [
  "initiated",
  "pending",
  "failed",
  "cancelled",
] as const satisfies readonly PaymentStatus[];

export function paymentAfter(status: PaymentStatus, outcome: PaymentOutcome): PaymentStatus | null {
  return payableStatuses.some((payable) => payable === status) ? outcome : null;
}

const HOUR = 3_600_000;

export function isAbandoned(awaitingSince: Date, now: Date, hours = 24): boolean {
  return now.getTime() - awaitingSince.getTime() >= hours * HOUR;
}

export function isSettled(completedAt: Date, now: Date, days = 7): boolean {
  return now.getTime() - completedAt.getTime() >= days * 24 * HOUR;
}
