import { type Affiliate, affiliateSources } from "#contract/affiliate.ts";
import { orNull, withOffset } from "#contract/timestamps.ts";
import { amount } from "#domain/amount.ts";
import type { Store } from "../../store.ts";
import type { InvitationRow } from "./invite.ts";
import type { AffiliateRow } from "./queries.ts";

const countries = new Intl.DisplayNames("en", { type: "region" });

export function toAffiliate(row: AffiliateRow, { currency, locale }: Store): Affiliate {
  return {
    id: row.public_id,
    status: row.status,
    source: toSource(row.source),
    total_visits: row.total_visits,
    total_sales: row.total_sales,
    total_earnings: amount(row.total_earnings, currency, locale),
    first_visit_at: orNull(row.first_visit_at, withOffset),
    last_visit_at: orNull(row.last_visit_at, withOffset),
    suspended_at: orNull(row.suspended_at, withOffset),
    suspended_reason: row.suspended_reason,
    account: {
      id: row.account_public_id,
      pseudo: row.pseudo,
      country: { code: row.country_code, name: countries.of(row.country_code) ?? row.country_code },
      status: row.account_status,
      user: { name: row.user_name, email: row.user_email },
      created_at: withOffset(row.account_created_at),
    },
    created_at: withOffset(row.created_at),
    updated_at: withOffset(row.updated_at),
  };
}

function toSource(value: string) {
  return (
    affiliateSources.find((source) => source.value === value) ?? { value, label: value, description: "" }
  );
}

export function toInvitation({ public_id: id, email, status, expires_at, created_at }: InvitationRow) {
  return { id, email, status, expires_at: withOffset(expires_at), created_at: withOffset(created_at) };
}
