import type { Affiliate, Invitation, Invitations } from "../affiliate.ts";
import { usd } from "./amounts.ts";

export const affiliateExample: Affiliate = {
  id: "saff_3k8tb1mz5v",
  status: "active",
  source: { label: "Invitation", description: "Joined through an invitation by e-mail", value: "invitation" },
  total_visits: 3120,
  total_sales: 87,
  total_earnings: usd(412.5),
  first_visit_at: "2026-02-01T18:22:10+00:00",
  last_visit_at: "2026-11-19T07:45:00+00:00",
  suspended_at: null,
  suspended_reason: null,
  account: {
    id: "aff_6p0rn4ya9c",
    pseudo: "inkandtea",
    country: { code: "FR", name: "France" },
    status: "active",
    user: { name: "Léa Martin", email: "lea@example.com" },
    created_at: "2026-01-28T16:00:00+00:00",
  },
  created_at: "2026-01-30T09:00:00+00:00",
  updated_at: "2026-11-19T07:45:00+00:00",
};

export const invitationsBodyExample = { emails: ["tom@example.com", "lea@example.com"] };

export const invitationExample: Invitation = {
  id: "affinv_2s5gd7jw8x",
  email: "tom@example.com",
  status: "pending",
  expires_at: "2026-12-20T10:41:07+00:00",
  created_at: "2026-11-20T10:41:07+00:00",
};

export const invitationsExample: Invitations = {
  invitations: [invitationExample],
  skipped: { already_affiliate: ["lea@example.com"], already_invited: [] },
};
