import type { PaymentStatus, SaleStatus } from "#contract/sale.ts";
import { isAbandoned, isSettled } from "#domain/sale-life.ts";
import { DAY, HOUR, later } from "./calendar.ts";
import type { Random } from "./random.ts";

/** How a sale went, as far as it has come by now. */
export interface SaleLife {
  status: SaleStatus;
  payment: PaymentStatus;
  completedAt: Date | null;
  failedAt: Date | null;
  abandonedAt: Date | null;
  settledAt: Date | null;
  refundedAt: Date | null;
}

const NOTHING_YET = {
  completedAt: null,
  failedAt: null,
  abandonedAt: null,
  settledAt: null,
  refundedAt: null,
};

export function saleLife(random: Random, amount: number, at: Date, now: Date): SaleLife {
  const paidAt = amount === 0 ? at : later(at, random.between(20, 900) * 1000);
  const roll = random.next();
  if (amount > 0 && (roll < 0.08 || paidAt > now)) return unpaidLife(random, at, now);
  if (amount > 0 && roll < 0.12) return declinedLife(at, paidAt, now);
  const settled = isSettled(paidAt, now);
  const back = later(paidAt, random.next() * 12 * DAY);
  return {
    ...NOTHING_YET,
    status: settled ? "settled" : "completed",
    payment: "success",
    completedAt: paidAt,
    settledAt: settled ? later(paidAt, 7 * DAY) : null,
    refundedAt: amount > 0 && random.chance(0.025) && back < now ? back : null,
  };
}

export function unpaidLife(random: Random, at: Date, now: Date): SaleLife {
  const payment = random.pick(["initiated", "pending", "cancelled"] as const);
  if (!isAbandoned(at, now)) return { ...NOTHING_YET, status: "awaiting_payment", payment };
  return { ...NOTHING_YET, status: "abandoned", payment, abandonedAt: later(at, 24 * HOUR) };
}

/** Its buyer had a day to try again, like everybody who has not paid yet. */
export function declinedLife(at: Date, failedAt: Date, now: Date): SaleLife {
  if (!isAbandoned(at, now)) return { ...NOTHING_YET, status: "failed", payment: "failed", failedAt };
  const abandonedAt = later(at, 24 * HOUR);
  return { ...NOTHING_YET, status: "abandoned", payment: "failed", failedAt, abandonedAt };
}
