import {
  affiliateResponse,
  invitationListResponse,
  invitationResponse,
  invitationsBody,
  invitationsQuery,
  invitationsResponse,
} from "../affiliate.ts";
import {
  affiliateExample,
  invitationExample,
  invitationsBodyExample,
  invitationsExample,
} from "../examples/affiliate.ts";
import { pageWithPerPageExample, type Resource, succeededExample } from "./endpoint.ts";

export const affiliateEndpoints: Resource = {
  name: "affiliates",
  title: "Affiliates",
  about: "People who recommend the store and earn by it.",
  endpoints: [
    {
      id: "affiliates.invite",
      method: "POST",
      path: "/v1/affiliates/invitations",
      title: "Send invitations",
      description:
        "Invites up to 25 addresses. Existing affiliates and addresses with a pending invitation are skipped and listed.",
      parameters: [],
      body: { schema: invitationsBody, required: true, example: invitationsBodyExample, invalid: {} },
      answers: [
        {
          status: 201,
          when: "At least one invitation was sent",
          schema: invitationsResponse,
          example: succeededExample(invitationsExample, "1 invitation sent successfully."),
        },
        {
          status: 200,
          when: "Every address was skipped",
          schema: invitationsResponse,
          example: succeededExample(
            { invitations: [], skipped: { already_affiliate: ["lea@example.com"], already_invited: [] } },
            "0 invitations sent successfully.",
          ),
        },
      ],
      reasons: [],
    },
    {
      id: "affiliates.get",
      method: "GET",
      path: "/v1/affiliates/{affiliate_code}",
      title: "Read an affiliate",
      description: "One affiliate by code, in any case.",
      parameters: [
        {
          name: "affiliate_code",
          description: "The code (`account.pseudo`) or the public id",
          example: "inkandtea",
        },
      ],
      answers: [
        {
          status: 200,
          when: "The affiliate",
          schema: affiliateResponse,
          example: succeededExample(affiliateExample),
        },
      ],
      reasons: ["affiliate_not_found"],
    },
    {
      id: "invitations.list",
      method: "GET",
      path: "/manage/v1/affiliates/invitations",
      title: "List invitations",
      description: "Newest first. A status is the truth at the moment of reading.",
      parameters: [],
      query: invitationsQuery,
      exampleQuery: "status=pending",
      answers: [
        {
          status: 200,
          when: "A page of invitations",
          schema: invitationListResponse,
          example: pageWithPerPageExample(invitationExample, 50),
        },
      ],
      reasons: [],
      capability: "affiliate_invitations",
    },
    {
      id: "invitations.cancel",
      method: "POST",
      path: "/manage/v1/affiliates/invitations/{invitation_id}/cancel",
      title: "Cancel an invitation",
      description: "One that is still pending. Its address may be invited again.",
      parameters: [{ name: "invitation_id", description: "Public id", example: "affinv_2s5gd7jw8x" }],
      answers: [
        {
          status: 200,
          when: "Cancelled",
          schema: invitationResponse,
          example: succeededExample(
            { ...invitationExample, status: "cancelled" },
            "Invitation cancelled successfully.",
          ),
        },
      ],
      reasons: ["invitation_not_found", "invitation_already_cancelled", "invitation_not_pending"],
      capability: "affiliate_invitations",
    },
  ],
};
