import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { Invitations } from "#contract/affiliate.ts";
import { addressesIn } from "#domain/addresses-in-text.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import { afterBatch, type Invited, nextBatch, toInvite, waitingOf } from "./invited.ts";
import { keepInvited, keptInvited } from "./kept.ts";

const addresses = Array.from({ length: 60 }, (_, n) => `a${n}@example.com`);
const all = toInvite(addressesIn(addresses.join(" ")));
const answer = (told: Partial<Invitations["skipped"]>, sent: string[] = []) =>
  succeeded<Invitations>({
    invitations: sent.map((email) => ({
      id: "affinv_1",
      email,
      status: "pending",
      expires_at: "",
      created_at: "",
    })),
    skipped: { already_affiliate: [], already_invited: [], ...told },
  });
const fatesOf = (invited: readonly Invited[]) =>
  Object.fromEntries(invited.map(({ email, fate }) => [email, fate]));

describe("hundreds of addresses", () => {
  test("go out in batches, each address in one of them", () => {
    let invited: readonly Invited[] = all;
    const sizes: number[] = [];
    for (let batch = nextBatch(invited, 25); batch.length > 0; batch = nextBatch(invited, 25)) {
      sizes.push(batch.length);
      invited = afterBatch(invited, batch, answer({}, batch)).invited;
    }
    assert.deepEqual(sizes, [25, 25, 10]);
    assert.ok(invited.every(({ fate }) => fate === "sent"));
  });

  test("that a failure stops are kept, and what was sent before stays sent", () => {
    const first = nextBatch(all, 25);
    const { invited } = afterBatch(all, first, answer({}, first));
    const after = afterBatch(invited, nextBatch(invited, 25), failed(problem("store_failed", "shop")));
    assert.equal(after.problem?.kind, "store_failed");
    assert.deepEqual(waitingOf(after.invited), addresses.slice(25));
  });
});

describe("each address", () => {
  const batch = ["a@x.example", "b@x.example", "c@x.example", "d@x.example"];
  const invited = toInvite(addressesIn(`${batch.join(" ")} nonsense@`));

  test("has the store's answer, whatever case it answers in, and what it left out is untold", () => {
    const told = answer({ already_affiliate: ["B@x.example"], already_invited: ["c@x.example"] }, [
      "A@X.example",
    ]);
    assert.deepEqual(fatesOf(afterBatch(invited, batch, told).invited), {
      "a@x.example": "sent",
      "b@x.example": "already_affiliate",
      "c@x.example": "already_invited",
      "d@x.example": "untold",
      "nonsense@": "invalid",
    });
  });

  test("that the store finds invalid keeps no other one of its batch from being sent", () => {
    const refusal = failed<Invitations>(problem("invalid", "shop", { fields: { "emails.1": ["no"] } }));
    const after = afterBatch(invited, batch, refusal);
    assert.equal(after.problem, null);
    assert.deepEqual(nextBatch(after.invited, 25), ["a@x.example", "c@x.example", "d@x.example"]);
  });

  test("goes on waiting after a refusal that names none, and the refusal is told", () => {
    const refusal = failed<Invitations>(problem("invalid", "shop", { fields: { emails: ["no"] } }));
    const after = afterBatch(invited, batch, refusal);
    assert.equal(after.problem?.kind, "invalid");
    assert.deepEqual(waitingOf(after.invited), batch);
  });
});

test("a page that is left in the middle finds its addresses again, for the same person only", () => {
  const things = new Map<string, string>();
  const storage = {
    getItem: (name: string) => things.get(name) ?? null,
    setItem: (name: string, value: string) => void things.set(name, value),
    removeItem: (name: string) => void things.delete(name),
  };
  keepInvited(storage, "ana@shop.example", all);
  assert.deepEqual(keptInvited(storage, "ana@shop.example"), all);
  assert.deepEqual(keptInvited(storage, "bo@shop.example"), []);
  keepInvited(storage, "ana@shop.example", []);
  assert.equal(things.size, 0);
  things.set("invitations of ana@shop.example", '[{"email":1},"x",{"email":"a@x.example","fate":"odd"}]');
  assert.deepEqual(keptInvited(storage, "ana@shop.example"), []);
});
