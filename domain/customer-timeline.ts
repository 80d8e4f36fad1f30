import type { Attempt } from "#contract/attempt.ts";
import type { License } from "#contract/license.ts";
import type { Sale } from "#contract/sale.ts";
import { saleTimeline } from "./sale-timeline.ts";

export const customerSteps = [
  "joined",
  "sale_begun",
  "sale_failed",
  "sale_completed",
  "sale_abandoned",
  "sale_refunded",
  "downloaded",
  "license_issued",
  "license_activated",
  "license_expired",
  "license_revoked",
  "activation_accepted",
  "activation_refused",
] as const;
export type CustomerStepKind = (typeof customerSteps)[number];

export interface CustomerStep {
  kind: CustomerStepKind;
  at: string;
  /** What it happened to, where that has a page. */
  of: { kind: "sale" | "license"; id: string } | null;
  /** What was bought. */
  product: string | null;
  /** What a device was called, as far as it said. */
  device: string | null;
  /** Why it was refused, in the store's word. */
  code: string | null;
}

export interface CustomerFacts {
  joinedAt: string | null;
  sales: readonly Sale[];
  licenses: readonly License[];
  attempts: readonly Attempt[];
}

/** Everything that happened to one customer, newest first; of one moment in the order in which it goes. */
export function customerTimeline({ joinedAt, sales, licenses, attempts }: CustomerFacts): CustomerStep[] {
  const steps = [
    ...(joinedAt ? [{ ...nothing, kind: "joined" as const, at: joinedAt }] : []),
    ...sales.flatMap(stepsOfSale),
    ...licenses.flatMap((license) => stepsOfLicense(license, attempts)),
    ...attempts.map((attempt) => stepOfAttempt(attempt, licenses)),
  ];
  const order = (step: CustomerStep) => customerSteps.indexOf(step.kind);
  return steps.toSorted(
    (one, other) => Date.parse(other.at) - Date.parse(one.at) || order(other) - order(one),
  );
}

const nothing = { of: null, product: null, device: null, code: null };

const ofSale = {
  begun: "sale_begun",
  failed: "sale_failed",
  completed: "sale_completed",
  abandoned: "sale_abandoned",
  refunded: "sale_refunded",
  downloaded: "downloaded",
} as const;

/** That it was begun is news only while nothing followed; that it was settled is between the store and its bank. */
function stepsOfSale(sale: Sale): CustomerStep[] {
  const steps = saleTimeline(sale);
  return steps.flatMap(({ kind, at }) => {
    if (kind === "settled" || (kind === "begun" && steps.length > 1)) return [];
    const of = { kind: "sale", id: sale.id } as const;
    return [{ ...nothing, kind: ofSale[kind], at, of, product: sale.product.name }];
  });
}

function stepsOfLicense(license: License, attempts: readonly Attempt[]): CustomerStep[] {
  const first = license.activated_at;
  // The attempt that activated it tells more: the device.
  const told = first !== null && attempts.some((attempt) => isThat(attempt, license, first));
  const moments = [
    ["license_issued", license.created_at],
    ["license_activated", told ? null : first],
    ["license_expired", license.expired_at],
    ["license_revoked", license.revoked_at],
  ] as const;
  const of = { kind: "license", id: license.license_key } as const;
  return moments.flatMap(([kind, at]) =>
    at ? [{ ...nothing, kind, at, of, product: license.product.name }] : [],
  );
}

const SAME_MOMENT = 2_000;

function isThat({ outcome, license, created_at }: Attempt, { id }: License, at: string): boolean {
  const near = Math.abs(Date.parse(created_at) - Date.parse(at)) < SAME_MOMENT;
  return outcome === "accepted" && license?.id === id && near;
}

function stepOfAttempt(attempt: Attempt, licenses: readonly License[]): CustomerStep {
  const license = licenses.find(({ id }) => id === attempt.license?.id);
  return {
    kind: attempt.outcome === "accepted" ? "activation_accepted" : "activation_refused",
    at: attempt.created_at,
    of: license ? { kind: "license", id: license.license_key } : null,
    product: license?.product.name ?? null,
    device: attempt.device_identifier,
    code: attempt.code,
  };
}
