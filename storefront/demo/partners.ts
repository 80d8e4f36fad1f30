import type { AffiliateStatus, InvitationStatus } from "#contract/affiliate.ts";
import type { Tx } from "../db/transaction.ts";
import { DAY, later } from "./calendar.ts";
import { copyRows, type Row } from "./copy.ts";
import { demoId } from "./ids.ts";
import { person } from "./people.ts";
import type { PlacedProduct } from "./products.ts";
import type { Random } from "./random.ts";
import type { DemoStore } from "./store.ts";

const AFFILIATES = 25;

export async function insertDemoAffiliates(tx: Tx, random: Random, store: DemoStore, now: Date) {
  const columns = [
    ...["store_id", "public_id", "status", "source", "total_visits", "total_sales", "total_earnings"],
    ...["first_visit_at", "last_visit_at", "suspended_at", "suspended_reason", "account_public_id", "pseudo"],
    ...[
      "country_code",
      "account_status",
      "user_name",
      "user_email",
      "account_created_at",
      "created_at",
      "updated_at",
    ],
  ];
  await copyRows(
    tx,
    "affiliates",
    columns,
    Array.from({ length: AFFILIATES }, (_, index) => affiliateRow(random, store, index, now)),
  );
  await insertDemoInvitations(tx, random, store, now);
}

/** Four that wait, two that nobody answered, one that was taken back, and those by which affiliates came. */
async function insertDemoInvitations(tx: Tx, random: Random, store: DemoStore, now: Date) {
  const invited = (status: InvitationStatus, email: string, sent: Date): Row => [
    ...[store.id, demoId(random, "invitation"), email, status, later(sent, 30 * DAY), sent],
  ];
  const further = ["pending", "pending", "pending", "pending", "cancelled", "expired", "expired"] as const;
  const unanswered = further.map((status, index) => {
    const { email } = person(random, 900 + index);
    return invited(status, email, later(now, -(2 + index * (status === "expired" ? 9 : 4)) * DAY));
  });
  const { rows } = await tx.query<{ email: string; joined: Date }>(
    `SELECT user_email AS email, created_at AS joined FROM affiliates
     WHERE store_id = $1 AND source = 'invitation' ORDER BY created_at DESC, id LIMIT 3`,
    [store.id],
  );
  const accepted = rows.map(({ email, joined }) => invited("accepted", email, later(joined, -3 * DAY)));
  await copyRows(
    tx,
    "affiliate_invitations",
    ["store_id", "public_id", "email", "status", "expires_at", "created_at"],
    [...unanswered, ...accepted],
  );
}

function affiliateRow(random: Random, store: DemoStore, index: number, now: Date): Row {
  const { firstName, lastName, email, country } = person(random, 500 + index);
  const joined = later(now, -random.between(20, 700) * DAY);
  const status = random.weighted<AffiliateStatus>([
    ["active", 17],
    ["inactive", 5],
    ["suspended", 3],
  ]);
  const visits = index % 6 === 5 ? 0 : random.between(5, 9000);
  const sales = Math.floor(visits * 0.02 * random.next());
  const last = visits > 0 ? later(now, -random.next() * 20 * DAY) : null;
  const suspended = status === "suspended" ? later(now, -random.between(1, 19) * DAY) : null;
  return [
    ...[store.id, demoId(random, "affiliate"), index === 24 ? "suspended" : status],
    ...[index % 4 === 3 ? "application" : "invitation", visits, sales, sales * random.between(300, 1500)],
    ...[
      visits > 0 ? later(joined, DAY) : null,
      last,
      suspended ?? (index === 24 ? later(now, -5 * DAY) : null),
    ],
    suspended || index === 24 ? "Bought through their own link" : null,
    ...[
      demoId(random, "affiliateAccount"),
      `${email.replace(/[^a-z].*$/, "")}${index + 1}`,
      country,
      "active",
    ],
    ...[`${firstName} ${lastName}`, email, later(joined, -40 * DAY), joined, last ?? joined],
  ];
}

const pulses = [
  {
    url: "https://hooks.lumen-crm.example/sales",
    triggers: ["successful_sale", "refunded_sale"],
    source: "manual",
  },
  {
    url: "https://licenses.atelier-lumen.example/vitrine",
    triggers: ["license_issued", "license_activated", "license_revoked", "license_expired"],
    source: "manual",
    only: ["lumen-photo-editor", "fontcase"],
  },
  { url: "https://automation.example/catch/81723/b2f1", triggers: ["all"], source: "integration" },
  {
    url: "https://mail.example.net/hooks/abandoned",
    triggers: ["abandoned_sale", "failed_sale"],
    source: "manual",
  },
  {
    url: "https://old-shop.example.org/webhook.php",
    triggers: ["successful_sale"],
    source: "manual",
    disabled: true,
  },
  {
    url: "https://accounting.example.com/api/inbound",
    triggers: ["successful_sale", "refunded_sale"],
    source: "integration",
  },
  {
    url: "https://chat.example.net/rooms/sales/notify",
    triggers: ["successful_sale"],
    source: "manual",
    only: ["watercolour-from-zero"],
  },
  {
    url: "https://renewals.atelier-lumen.example/hook",
    triggers: ["license_nearing_expiry", "license_expired"],
    source: "manual",
  },
];

const SECRET_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

export async function insertDemoPulses(
  tx: Tx,
  random: Random,
  store: DemoStore,
  bySlug: ReadonlyMap<string, PlacedProduct>,
  now: Date,
) {
  for (const [index, { url, triggers, source, only = [], disabled = false }] of pulses.entries()) {
    const made = later(now, -(600 - index * 70) * DAY);
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO pulses (store_id, public_id, url, is_enabled, source, triggers, can_delete, secret, created_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) RETURNING id`,
      [
        ...[store.id, demoId(random, "pulse"), url, !disabled, source, triggers, source === "manual"],
        // 44 letters of base 64 are the 33 bytes that the secret stands for.
        ...[`whsec_${random.letters(44, SECRET_LETTERS)}`, made],
      ],
    );
    const id = rows[0]?.id ?? null;
    const restricted = only.flatMap((slug): Row[] => {
      const product = bySlug.get(slug);
      return product ? [[store.id, id, product.id]] : [];
    });
    await copyRows(tx, "pulse_products", ["store_id", "pulse_id", "product_id"], restricted);
  }
}
