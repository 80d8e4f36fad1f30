import { Hono } from "hono";
import { invitationsQuery } from "#contract/affiliate.ts";
import { invitationStatus } from "#domain/invitation.ts";
import { act } from "../../http/act.ts";
import { answer, pagination, refusal, respond } from "../../http/answer.ts";
import { pageRequest, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { cancelInvitation } from "./cancel-invitation.ts";
import { invitationPage, type ListedInvitation } from "./invitation-queries.ts";
import { toInvitation } from "./wire.ts";

export function invitationRoutes(service: Service): Hono<StoreEnv> {
  const { pool, clock } = service;
  return new Hono<StoreEnv>()
    .get("/affiliates/invitations", async (c) => {
      const query = readQuery(c, invitationsQuery);
      const now = clock();
      const request = pageRequest("invitations", query);
      const page = await invitationPage(pool, c.get("holder").store.id, query, request, now);
      const data = page.rows.map((invitation) => told(invitation, now));
      return respond(c, answer({ data, pagination: { ...pagination(page), per_page: query.per_page } }));
    })
    .post(
      "/affiliates/invitations/:id/cancel",
      act(service, async (tx, c) => {
        const now = clock();
        const id = pathPart(c, "id", "invitation_not_found");
        const done = await cancelInvitation(tx, c.get("holder").store.id, id, now);
        if ("refused" in done) return refusal(done.refused);
        return answer(told(done.invitation, now), { message: "Invitation cancelled successfully." });
      }),
    );
}

function told(invitation: ListedInvitation, now: Date) {
  const { status, expires_at: expiresAt } = invitation;
  return toInvitation({ ...invitation, status: invitationStatus({ status, expiresAt }, now) });
}
