import { Hono } from "hono";
import { invitationsBody } from "#contract/affiliate.ts";
import { act } from "../../http/act.ts";
import { answer, respond } from "../../http/answer.ts";
import { Refusal } from "../../http/refusal.ts";
import { parseBody, pathPart, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { invite } from "./invite.ts";
import { findAffiliate } from "./queries.ts";
import { toAffiliate, toInvitation } from "./wire.ts";

export function affiliateRoutes(service: Service): Hono<StoreEnv> {
  const { pool, clock } = service;
  return new Hono<StoreEnv>()
    .post(
      "/affiliates/invitations",
      act(service, async (tx, c, body) => {
        const { emails } = parseBody(invitationsBody, body);
        const { store } = c.get("holder");
        const { invitations, alreadyAffiliate, alreadyInvited } = await invite(tx, store.id, emails, clock());
        const data = {
          invitations: invitations.map(toInvitation),
          skipped: { already_affiliate: alreadyAffiliate, already_invited: alreadyInvited },
        };
        return answer(data, {
          message: sentence(invitations.length),
          status: invitations.length > 0 ? 201 : 200,
        });
      }),
    )
    .get("/affiliates/:code", async (c) => {
      const { store } = c.get("holder");
      const affiliate = await findAffiliate(pool, store.id, pathPart(c, "code", "affiliate_not_found"));
      if (!affiliate) throw new Refusal("affiliate_not_found");
      return respond(c, answer(toAffiliate(affiliate, store)));
    });
}

function sentence(sent: number): string {
  return `${sent} ${sent === 1 ? "invitation" : "invitations"} sent successfully.`;
}
