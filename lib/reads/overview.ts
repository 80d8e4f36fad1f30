import "server-only";
import type { Attempt } from "#contract/attempt.ts";
import type { Discount } from "#contract/discount.ts";
import type { Pulse } from "#contract/pulse.ts";
import type { ListedSale } from "#contract/sale.ts";
import type { Answer, Page } from "../answer.ts";
import { readList } from "../lists/server.ts";
import { failed } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";
import {
  type Attention,
  discountsEnding,
  failedPayments,
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

/** No store tells yet how its deliveries go. */
export function readFailingPulses(): Promise<Answer<Attention<Pulse>>> {
  return withStore(async ({ host }) => failed(problem("not_offered", host)));
}

const FEW = 8;

export function readLastSales(): Promise<Answer<Page<ListedSale>>> {
  return readList("sales", {}, null, "click", FEW);
}

export function readLastActivations(): Promise<Answer<Page<Attempt>>> {
  return readList("attempts", { outcome: "accepted" }, null, "click", FEW);
}
