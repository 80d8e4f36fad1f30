import assert from "node:assert/strict";
import { beforeEach, describe, test } from "node:test";
import {
  type InvitationStatus,
  invitationListResponse,
  invitationResponse,
  invitationStatuses,
  invitationsResponse,
} from "#contract/affiliate.ts";
import { sweep } from "../../clock/sweep.ts";
import { run, sql } from "../../db/statement.ts";
import { assertRefused } from "../../testing/fixtures/refused.ts";
import { testService } from "../../testing/service.ts";

const { request, pool, store, otherStore, freshKey, setNow, service } = await testService();
const now = new Date("2026-03-15T12:00:00Z");
const MONTH = new Date(now.getTime() + 30 * 86_400_000);
let key = "";
beforeEach(async () => {
  setNow(now);
  key = await freshKey(store, ["manage"]);
});

async function invite(...emails: string[]) {
  const answer = await request("POST", "/v1/affiliates/invitations", { body: { emails } });
  return invitationsResponse.parse(answer.body).data.invitations.map(({ id }) => id);
}

async function list(query = "") {
  const answer = await request("GET", `/manage/v1/affiliates/invitations?per_page=100${query}`, { key });
  return invitationListResponse.parse(answer.body).data.data;
}
const emailsOf = async (status: InvitationStatus) =>
  (await list(`&status=${status}`)).map(({ email }) => email).toSorted();

const cancel = (id: string, as = key) =>
  request("POST", `/manage/v1/affiliates/invitations/${id}/cancel`, { key: as });

async function stateOf(id: string) {
  return (await list()).find((each) => each.id === id)?.status;
}

describe("the list of invitations", () => {
  test("holds each with the status it has at that moment, before the clock has noticed and after", async () => {
    const [open = "", accepted = "", cancelled = ""] = await invite(
      "a@x.example",
      "b@x.example",
      "c@x.example",
    );
    await run(pool, sql`UPDATE affiliate_invitations SET status = 'accepted' WHERE public_id = ${accepted}`);
    await cancel(cancelled);
    assert.deepEqual(await Promise.all(invitationStatuses.map(emailsOf)), [
      ["a@x.example"],
      ["b@x.example"],
      [],
      ["c@x.example"],
    ]);
    setNow(MONTH);
    const later = [[], ["b@x.example"], ["a@x.example"], ["c@x.example"]];
    assert.equal(await stateOf(open), "expired");
    assert.deepEqual(await Promise.all(invitationStatuses.map(emailsOf)), later);
    await sweep(service, MONTH);
    assert.deepEqual(await Promise.all(invitationStatuses.map(emailsOf)), later);
    const whole = (await list()).map(({ id }) => id);
    assert.deepEqual(new Set(whole), new Set([open, accepted, cancelled]));
  });

  test("is the store's own", async () => {
    await invite("own@x.example");
    const theirs = await freshKey(otherStore, ["manage"]);
    const answer = await request("GET", "/manage/v1/affiliates/invitations", { key: theirs });
    assert.deepEqual(invitationListResponse.parse(answer.body).data.data, []);
  });
});

describe("cancelling an invitation", () => {
  test("makes room for a new one to the same address", async () => {
    const [id = ""] = await invite("again@x.example");
    const answer = await cancel(id);
    assert.equal(answer.status, 200);
    assert.equal(invitationResponse.parse(answer.body).data.status, "cancelled");
    assert.equal((await invite("again@x.example")).length, 1);
    assert.equal(await stateOf(id), "cancelled");
  });

  test("twice, or of one that is answered, has run out, or is another store's, is refused", async () => {
    const [id = "", accepted = "", late = ""] = await invite("d@x.example", "e@x.example", "f@x.example");
    await run(pool, sql`UPDATE affiliate_invitations SET status = 'accepted' WHERE public_id = ${accepted}`);
    const theirs = await freshKey(otherStore, ["manage"]);
    assertRefused(await cancel(id, theirs), "invitation_not_found");
    assert.equal(await stateOf(id), "pending");
    await cancel(id);
    assertRefused(await cancel(id), "invitation_already_cancelled");
    assertRefused(await cancel(accepted), "invitation_not_pending");
    setNow(MONTH);
    assertRefused(await cancel(late), "invitation_not_pending");
    assertRefused(await cancel("affinv_nothing"), "invitation_not_found");
  });

  test("asked for ten times at once happens once", async () => {
    const [id = ""] = await invite("race@x.example");
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(id)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    for (const answer of answers.filter(({ status }) => status !== 200))
      assertRefused(answer, "invitation_already_cancelled");
  });
});
