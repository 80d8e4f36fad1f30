import { z } from "zod";
import { amountSchema } from "./amount.ts";
import { email } from "./email.ts";
import { envelope } from "./envelope.ts";
import { cursor, oneOf, pageWithPerPage, perPage } from "./pagination.ts";
import { publicId, required, timestampSchema } from "./text.ts";

export const affiliateStatuses = ["active", "inactive", "suspended"] as const;
export const invitationStatuses = ["pending", "accepted", "expired", "cancelled"] as const;
export const INVITATION_EMAILS_MAX = 25;

export type AffiliateStatus = (typeof affiliateStatuses)[number];
export type InvitationStatus = (typeof invitationStatuses)[number];

export const affiliateSources = [
  { value: "invitation", label: "Invitation", description: "Joined through an invitation by e-mail" },
  { value: "application", label: "Application", description: "Asked to join" },
] as const;

export const affiliateSchema = z
  .object({
    id: publicId("saff"),
    status: z.enum(affiliateStatuses),
    source: z.object({ label: z.string(), description: z.string(), value: z.string() }),
    total_visits: z.int(),
    total_sales: z.int(),
    total_earnings: amountSchema,
    first_visit_at: timestampSchema.nullable(),
    last_visit_at: timestampSchema.nullable(),
    suspended_at: timestampSchema.nullable(),
    suspended_reason: z.string().nullable(),
    account: z.object({
      id: publicId("aff"),
      pseudo: z.string().describe("The affiliate's code"),
      country: z.object({ code: z.string(), name: z.string() }).nullable(),
      status: z.string(),
      user: z.object({ name: z.string(), email: z.string() }),
      created_at: timestampSchema,
    }),
    created_at: timestampSchema,
    updated_at: timestampSchema,
  })
  .meta({ id: "Affiliate" });

export const invitationSchema = z
  .object({
    id: publicId("affinv"),
    email: z.string(),
    status: z.string().describe("`pending` until it is answered"),
    expires_at: timestampSchema,
    created_at: timestampSchema,
  })
  .meta({ id: "AffiliateInvitation" });

export const invitationsSchema = z.object({
  invitations: z.array(invitationSchema),
  skipped: z.object({
    already_affiliate: z.array(z.string()),
    already_invited: z.array(z.string()),
  }),
});

export type Affiliate = z.infer<typeof affiliateSchema>;
export type Invitation = z.infer<typeof invitationSchema>;
export type Invitations = z.infer<typeof invitationsSchema>;

export const invitationsBody = z.object({
  emails: z
    .array(required(email))
    .min(1, "must have at least 1 item")
    .max(INVITATION_EMAILS_MAX, `must not have more than ${INVITATION_EMAILS_MAX} items`)
    .describe("Addresses to invite"),
});

export type InvitationsBody = z.infer<typeof invitationsBody>;

export const invitationsQuery = z.object({
  per_page: perPage(50),
  cursor,
  status: oneOf(invitationStatuses, "Only invitations of this status"),
});

export type InvitationsQuery = z.infer<typeof invitationsQuery>;

export const invitationListResponse = envelope(pageWithPerPage(invitationSchema));
export const invitationResponse = envelope(invitationSchema);
export const invitationsResponse = envelope(invitationsSchema);
export const affiliateResponse = envelope(affiliateSchema);
