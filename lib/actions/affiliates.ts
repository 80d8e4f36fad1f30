"use server";

import { type Invitations, invitationsBody } from "#contract/affiliate.ts";
import type { Answer } from "../answer.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import { invite } from "../storefront/acts/invite.ts";
import { failed } from "../storefront/answers.ts";
import { invalid } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";

/** One batch, of as many addresses as the store takes at once. */
export async function inviteAffiliates(typed: string[]): Promise<Answer<Invitations>> {
  const staff = await staffFor("affiliate.invite");
  if (!staff.ok) return staff;
  const body = invitationsBody.safeParse({ emails: typed });
  if (!body.success) return failed(invalid("emails", body.error));
  const { emails } = body.data;
  return audited(
    staff.data,
    { act: "affiliate.invite", subject: { kind: "affiliate", id: emails.join(" ") }, detail: { emails } },
    () => withStore((client) => invite(client, emails)),
    ({ invitations, skipped }) => ({ invited: invitations.map(({ email }) => email), ...skipped }),
  );
}
