import assert from "node:assert/strict";
import { invitationsResponse } from "#contract/affiliate.ts";
import { newBuyer } from "./checkout.ts";
import { refuses, refusesField, shaped } from "./expect.ts";
import type { Check } from "./subject.ts";

const PATH = "/v1/affiliates/invitations";

export const affiliateChecks: readonly Check[] = [
  {
    title: "invitations need 1 to 25 addresses",
    async run(subject) {
      await refusesField(subject, "emails", "POST", PATH, { body: {} });
      await refusesField(subject, "emails", "POST", PATH, { body: { emails: [] } });
      const many = Array.from({ length: 26 }, (_, index) => `a${index}@example.com`);
      await refusesField(subject, "emails", "POST", PATH, { body: { emails: many } });
      await refuses(subject, 422, "POST", PATH, { body: { emails: ["no address"] } });
      return undefined;
    },
  },
  {
    title: "an address is invited once; the second time it is skipped as already invited",
    acts: true,
    async run(subject) {
      const { email } = newBuyer();
      const send = () => subject.send("POST", PATH, { body: { emails: [email] } });
      const first = shaped(await send(), 201, invitationsResponse, `POST ${PATH}`).data;
      assert.equal(first.invitations[0]?.email, email);
      assert.equal(first.invitations[0]?.status, "pending");
      const reply = await send();
      const second = shaped(
        reply,
        reply.status === 201 ? 201 : 200,
        invitationsResponse,
        `POST ${PATH}`,
      ).data;
      assert.deepEqual(second.invitations, []);
      assert.deepEqual(second.skipped.already_invited, [email]);
      return undefined;
    },
  },
];
