import type { AffiliateStatus, InvitationStatus } from "#contract/affiliate.ts";
import type { Tx } from "../db/transaction.ts";
import { DAY, later } from "./calendar.ts";
import { copyRows, type Row } from "./copy.ts";
import { demoId } from "./ids.ts";
import { person } from "./people.ts";
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
