"use server";

import { z } from "zod";
import { type Invitations, invitationsBody } from "#contract/affiliate.ts";
import { required, text } from "#contract/text.ts";
import type { Answer } from "../answer.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import { type ListedInvitation, listedInvitationSchema } from "../lists/invitations.ts";
import { invite } from "../storefront/acts/invite.ts";
import { manage } from "../storefront/acts/manage.ts";
import { failed } from "../storefront/answers.ts";
import { managePath } from "../storefront/path.ts";
import { invalid } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";

const idSent = required(text(255).min(1));
const emailShown = z.string().trim().max(255).catch("");

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

/** One that still waits; its address may be invited again. */
export async function cancelInvitation(
  idTyped: string,
  emailTyped: string,
): Promise<Answer<ListedInvitation>> {
  const staff = await staffFor("affiliate.invite");
  if (!staff.ok) return staff;
  const id = idSent.safeParse(idTyped);
  if (!id.success) return failed(invalid("invitation_id", id.error));
  const shown = emailShown.parse(emailTyped);
  const path = managePath(["affiliates", "invitations", id.data, "cancel"]);
  return audited(
    staff.data,
    {
      act: "affiliate.withdraw",
      subject: { kind: "invitation", id: `${shown} ${id.data}`, label: shown || id.data },
    },
    () => withStore((client) => manage(client, { path }, listedInvitationSchema)),
    ({ email }) => ({ email }),
  );
}
