import type { TriggerValue } from "#contract/triggers.ts";
import type { Tx } from "../db/transaction.ts";
import { DAY, later } from "./calendar.ts";
import { copyRows, type Row } from "./copy.ts";
import { demoId, reserveIds } from "./ids.ts";
import type { PlacedProduct } from "./products.ts";
import type { Random } from "./random.ts";
import type { DemoStore } from "./store.ts";
import { type Target, targets } from "./targets.ts";

interface ToldPulse {
  url: string;
  triggers: readonly TriggerValue[];
  source: "manual" | "integration";
  target: Target;
  only?: readonly string[];
}

/** Under names that nobody can ever have: what a running demo sends reaches nobody. */
const pulses: readonly ToldPulse[] = [
  {
    url: "https://hooks.lumen-crm.example/sales",
    triggers: ["successful_sale", "refunded_sale"],
    source: "manual",
    target: targets.crm,
  },
  {
    url: "https://licenses.atelier-lumen.example/vitrine",
    triggers: ["license_issued", "license_activated", "license_revoked", "license_expired"],
    source: "manual",
    target: targets.licenses,
    only: ["lumen-photo-editor", "fontcase"],
  },
  {
    url: "https://automation.example/catch/81723/b2f1",
    triggers: ["all"],
    source: "integration",
    target: targets.automation,
  },
  {
    url: "https://mail.example/hooks/abandoned",
    triggers: ["abandoned_sale", "failed_sale"],
    source: "manual",
    target: targets.mail,
  },
  {
    url: "https://old-shop.example/webhook.php",
    triggers: ["successful_sale"],
    source: "manual",
    target: targets.oldShop,
  },
  {
    url: "https://accounting.example/api/inbound",
    triggers: ["successful_sale", "refunded_sale"],
    source: "integration",
    target: targets.accounting,
  },
  {
    url: "https://chat.example/rooms/sales/notify",
    triggers: ["successful_sale"],
    source: "manual",
    target: targets.chat,
    only: ["watercolour-from-zero"],
  },
  {
    url: "https://renewals.atelier-lumen.example/hook",
    triggers: ["license_nearing_expiry", "license_expired"],
    source: "manual",
    target: targets.renewals,
  },
];

export interface DemoPulse {
  id: number;
  triggers: readonly TriggerValue[];
  /** Empty means all products. */
  productIds: readonly number[];
  target: Target;
}

const SECRET_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Those that there are and, without a row of its own, one that was deleted lately. */
export async function insertDemoPulses(
  tx: Tx,
  random: Random,
  store: DemoStore,
  bySlug: ReadonlyMap<string, PlacedProduct>,
  now: Date,
): Promise<DemoPulse[]> {
  const first = await reserveIds(tx, "pulses", pulses.length + 1);
  const placed = pulses.map((pulse, index) => {
    const products = (pulse.only ?? []).flatMap((slug) => bySlug.get(slug) ?? []);
    return { ...pulse, id: first + index, productIds: products.map(({ id }) => id) };
  });
  const rows = placed.map(({ id, url, triggers, source, target }, index): Row => {
    const made = later(now, -(600 - index * 70) * DAY);
    return [
      ...[store.id, id, demoId(random, "pulse"), url, target.ends !== "gone", source, triggers],
      // 44 letters of base 64 are the 33 bytes that the secret stands for.
      ...[source === "manual", `whsec_${random.letters(44, SECRET_LETTERS)}`, made, made],
    ];
  });
  await copyRows(
    tx,
    "pulses",
    [
      ...["store_id", "id", "public_id", "url", "is_enabled", "source", "triggers", "can_delete", "secret"],
      ...["created_at", "updated_at"],
    ],
    rows,
  );
  const restricted = placed.flatMap(({ id, productIds }) =>
    productIds.map((product): Row => [store.id, id, product]),
  );
  await copyRows(tx, "pulse_products", ["store_id", "pulse_id", "product_id"], restricted);
  const deleted = { triggers: ["successful_sale"], productIds: [], target: targets.trial } as const;
  return [...placed, { ...deleted, id: first + pulses.length }];
}
