import "server-only";
import type { Attempt } from "#contract/attempt.ts";
import type { Discount } from "#contract/discount.ts";
import type { ManagedPulse } from "#contract/managed-pulse.ts";
import type { ListedSale } from "#contract/sale.ts";
import type { Answer, Page } from "../answer.ts";
import { readList } from "../lists/server.ts";
import { withStore } from "../storefront/the-store.ts";
import {
  type Attention,
  discountsEnding,
  failedPayments,
  failingPulses,
  type RefusedOften,
  refusedOften,
} from "./reading/attention.ts";

export type { Attention, RefusedOften };

/** Each part of the overview is a read of its own: one that fails leaves the others standing. */
export function readFailedPayments(now: Date): Promise<Answer<Attention<ListedSale>>> {
  return withStore((client) => failedPayments(client, now));
}

export function readDiscountsEnding(now: Date): Promise<Answer<Attention<Discount>>> {
  return withStore((client) => discountsEnding(client, now));
}

export function readRefusedOften(now: Date): Promise<Answer<Attention<RefusedOften>>> {
  return withStore((client) => refusedOften(client, now));
}

export function readFailingPulses(): Promise<Answer<Attention<ManagedPulse>>> {
  return withStore(failingPulses);
}

const FEW = 8;

export function readLastSales(): Promise<Answer<Page<ListedSale>>> {
  return readList("sales", {}, null, "click", FEW);
}

export function readLastActivations(): Promise<Answer<Page<Attempt>>> {
  return readList("attempts", { outcome: "accepted" }, null, "click", FEW);
}
