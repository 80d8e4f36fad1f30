import {
  type ActivationRefusal,
  activated,
  activationRefusal,
  type Validity,
} from "#domain/license-activation.ts";
import { KEY_ALPHABET } from "#domain/license-key.ts";
import type { Batch } from "./batch.ts";
import { DAY, HOUR, later } from "./calendar.ts";
import { recordDemoEvent } from "./events.ts";
import { demoId } from "./ids.ts";
import { device } from "./people.ts";
import type { PlacedProduct } from "./products.ts";
import type { Random } from "./random.ts";

export interface SoldLicense {
  storeId: number;
  saleId: number;
  customerId: number;
  owner: string;
  product: PlacedProduct;
  soldAt: Date;
  refundedAt: Date | null;
  metadata: Record<string, string> | null;
}

/** A few keys for each reason an activation would be refused for now. */
export type Refusable = Record<ActivationRefusal, string[]>;

const REASONS = [
  "Charged back by the bank",
  "Key was published in a forum",
  "Asked for by the customer",
  "Sold on against the terms",
];
const KEPT_ATTEMPTS = 30 * DAY;

export function tellLicense(
  random: Random,
  batch: Batch,
  sold: SoldLicense,
  refusable: Refusable,
  now: Date,
) {
  const place = batch.licenses.length;
  const key = Array.from({ length: 4 }, () => random.letters(5, KEY_ALPHABET)).join("-");
  const life = lifeOf(random, sold, now);
  const max = sold.product.devices ?? 1;
  const until = earliest(now, life.revokedAt, life.expiresAt);
  const uses = life.activatedAt ? usesOf(random, max) : 0;
  for (let use = 0; use < uses; use += 1) {
    const at = use === 0 || !life.activatedAt ? life.activatedAt : between(random, life.activatedAt, until);
    if (at) tellActivation(random, batch, sold, { place, key, at }, now);
  }
  if (life.activatedAt && random.chance(0.03))
    tellRemoved(random, batch, sold, place, life.activatedAt, until);
  batch.licenses.push((id) => row(random, sold, { id, key, max, uses, life }, now));
  recordDemoEvent(random, batch, { ...sold, name: "license.issued", license: place, at: sold.soldAt }, now);
  if (life.revokedAt) {
    recordDemoEvent(
      random,
      batch,
      { ...sold, name: "license.revoked", license: place, at: life.revokedAt },
      now,
    );
  }
  remember(refusable, key, activationRefusal({ ...life, activationCount: uses, maxActivations: max }, now));
}

interface Life {
  activatedAt: Date | null;
  expiresAt: Date | null;
  revokedAt: Date | null;
  revokedBy: string | null;
  reason: string | null;
}

function lifeOf(random: Random, { product, soldAt, refundedAt }: SoldLicense, now: Date): Life {
  const first = later(soldAt, random.chance(0.7) ? random.next() * 3 * HOUR : random.next() * 9 * DAY);
  const begins = !random.chance(0.12) && first < now && (!refundedAt || first < refundedAt);
  const validity: Validity | null = product.validity ?? null;
  const untouched = { activatedAt: null, expiresAt: null, revokedAt: null };
  const facts = begins ? activated(untouched, validity, first) : untouched;
  if (refundedAt) return { ...facts, revokedAt: refundedAt, revokedBy: "refund", reason: "Refunded" };
  const revokedAt = later(facts.activatedAt ?? soldAt, random.next() * 200 * DAY);
  if (random.chance(0.08) && revokedAt < now) {
    return {
      ...facts,
      revokedAt,
      revokedBy: "owner",
      reason: random.chance(0.8) ? random.pick(REASONS) : null,
    };
  }
  return { ...facts, revokedBy: null, reason: null };
}

function usesOf(random: Random, max: number): number {
  if (random.chance(0.22)) return max;
  return Math.min(max, 1 + random.below(Math.max(1, Math.ceil(max * 0.7))));
}

interface Use {
  place: number;
  key: string;
  at: Date;
}

function tellActivation(random: Random, batch: Batch, sold: SoldLicense, { place, key, at }: Use, now: Date) {
  const { storeId, customerId, owner } = sold;
  const { name, ip, userAgent } = device(random, owner);
  batch.activations.push({ license: place, row: (id) => [storeId, id, name, ip, userAgent, at] });
  recordDemoEvent(random, batch, { ...sold, name: "license.activated", license: place, at }, now);
  if (now.getTime() - at.getTime() > KEPT_ATTEMPTS) return;
  batch.attempts.push({
    license: place,
    row: (id) => [storeId, id, customerId, key, "accepted", null, name, ip, userAgent, at],
  });
}

function tellRemoved(
  random: Random,
  batch: Batch,
  sold: SoldLicense,
  place: number,
  from: Date,
  until: Date,
) {
  const { name, ip, userAgent } = device(random, sold.owner);
  const at = between(random, from, until);
  batch.removals.push({
    license: place,
    at: between(random, at, until),
    row: (id) => [sold.storeId, id, name, ip, userAgent, at],
  });
}

interface Told {
  id: number;
  key: string;
  max: number;
  uses: number;
  life: Life;
}

function row(random: Random, sold: SoldLicense, { id, key, max, uses, life }: Told, now: Date) {
  const { activatedAt, expiresAt, revokedAt, revokedBy, reason } = life;
  const warned = expiresAt ? later(expiresAt, -7 * DAY) : null;
  const updated = [activatedAt, revokedAt, sold.soldAt].reduce((latest, at) =>
    at && (!latest || at > latest) ? at : latest,
  );
  return [
    ...[
      sold.storeId,
      id,
      demoId(random, "license"),
      sold.saleId,
      sold.customerId,
      sold.product.id,
      key,
      max,
      uses,
    ],
    ...[activatedAt, expiresAt, revokedAt, revokedBy, reason],
    ...[expiresAt && expiresAt <= now ? expiresAt : null, warned && warned <= now ? warned : null],
    ...[sold.metadata ? { json: sold.metadata } : null, sold.soldAt, updated ?? sold.soldAt],
  ];
}

const REMEMBERED = 40;

function remember(refusable: Refusable, key: string, refusal: ActivationRefusal | null) {
  if (!refusal) return;
  refusable[refusal].push(key);
  if (refusable[refusal].length > REMEMBERED) refusable[refusal].shift();
}

function earliest(now: Date, ...others: (Date | null)[]): Date {
  return others.reduce<Date>((first, other) => (other && other < first ? other : first), now);
}

function between(random: Random, from: Date, until: Date): Date {
  return later(from, random.next() ** 2 * Math.max(until.getTime() - from.getTime(), 0));
}
