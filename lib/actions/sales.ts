"use server";

import { refundBody } from "#contract/sale.ts";
import { required, text } from "#contract/text.ts";
import type { Answer } from "../answer.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import type { ActedSale } from "../sales/acted.ts";
import { refund } from "../storefront/acts/refund.ts";
import { failed } from "../storefront/answers.ts";
import { invalid } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";

const idSent = required(text(255).min(1));

/** Ends its buyer's access and revokes its licenses, for ever. */
export async function refundSale(idTyped: string, reasonTyped?: string): Promise<Answer<ActedSale>> {
  const staff = await staffFor("sale.refund");
  if (!staff.ok) return staff;
  const id = idSent.safeParse(idTyped);
  if (!id.success) return failed(invalid("sale_id", id.error));
  const body = refundBody.safeParse({ reason: reasonTyped });
  if (!body.success) return failed(invalid("reason", body.error));
  const { reason } = body.data;
  return audited(
    staff.data,
    { act: "sale.refund", subject: { kind: "sale", id: id.data }, detail: { reason: reason ?? null } },
    () => withStore((client) => refund(client, id.data, reason)),
    ({ outcome }) => ({ outcome }),
  );
}
