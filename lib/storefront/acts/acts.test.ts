import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { invitationsExample } from "#contract/examples/affiliate.ts";
import { activationHistoryExample, licenseExample } from "#contract/examples/license.ts";
import { openClient } from "../client.ts";
import { hurriedClock } from "../testing/hurried-clock.ts";
import { listed, no, ok, specStore } from "../testing/spec-store.ts";
import type { Behaviour, Seen } from "../testing/store-stand-in.ts";
import { activate } from "./activate.ts";
import { invite } from "./invite.ts";
import { revoke } from "./revoke.ts";

const key = licenseExample.license_key;
const working = { ...licenseExample, status: "active", revoked_at: null, revocation: null };
const revoked = {
  ...working,
  status: "revoked",
  revoked_at: "2026-03-15T12:00:00.000000Z",
  is_active: false,
  can_activate: false,
};

/** A store whose license is the first state until an act was sent, then the next, and that answers acts in turn. */
async function office(
  acts: (Behaviour | ((seen: Seen) => Behaviour))[],
  states: unknown[],
  capabilities?: string[],
) {
  let acted = 0;
  const store = await specStore((path, seen) => {
    if (seen.method === "POST") {
      const answer = acts[acted++] ?? no(500);
      return typeof answer === "function" ? answer(seen) : answer;
    }
    if (path === `/v1/licenses/${key}`) {
      const state = states[Math.min(acted, states.length) - 1] ?? states[0];
      return state === undefined ? no(500) : ok(state);
    }
    return undefined;
  }, capabilities);
  const sent = () => store.seen.filter(({ method }) => method === "POST");
  return { client: openClient(store.connection, hurriedClock()), sent };
}

describe("revoking a license", () => {
  test("answers the license as it is afterwards", async () => {
    const { client, sent } = await office([ok({})], [revoked]);
    const answer = await revoke(client, key, "Refunded");
    assert.ok(answer.ok && answer.data.license?.status === "revoked" && answer.data.outcome === "done");
    assert.deepEqual(sent()[0]?.body, { reason: "Refunded" });
  });

  test("that a colleague just revoked is no problem, and told apart", async () => {
    for (const answer of [no(400, "license_already_revoked"), no(400)]) {
      const { client } = await office([answer], [revoked]);
      const acted = await revoke(client, key, undefined);
      assert.ok(acted.ok && acted.data.outcome === "already" && acted.data.license);
    }
  });

  test("whose answer was lost is read again first, and not sent again when it was done", async () => {
    for (const lost of ["hang up", "say nothing", no(502)] as const) {
      const { client, sent } = await office([lost], [revoked]);
      const acted = await revoke(client, key, undefined);
      assert.ok(acted.ok && acted.data.outcome === "done");
      assert.equal(sent().length, 1);
    }
  });

  test("whose answer was lost and that still works is asked once more, as the same act", async () => {
    const { client, sent } = await office(["hang up", ok({})], [working, revoked]);
    const acted = await revoke(client, key, undefined);
    assert.ok(acted.ok && acted.data.outcome === "done");
    const marks = new Set(sent().map(({ headers }) => headers["idempotency-key"]));
    assert.deepEqual([sent().length, marks.size], [2, 1]);
  });

  test("that arrived late after a lost answer was ours, not a colleague's", async () => {
    const { client } = await office(["hang up", no(400, "license_already_revoked")], [working, revoked]);
    const acted = await revoke(client, key, undefined);
    assert.ok(acted.ok && acted.data.outcome === "done");
  });

  test("that nobody can look up after a lost answer is uncertain, never told as done or as failed", async () => {
    for (const states of [[], [working, working]]) {
      const { client, sent } = await office(["hang up", "hang up"], states);
      const acted = await revoke(client, key, undefined);
      assert.ok(!acted.ok && acted.problem.kind === "uncertain");
      assert.ok(sent().length <= 2);
    }
  });

  test("that the store refuses is told with its reason and not repeated", async () => {
    for (const [answer, kind] of [
      [no(404, "license_not_found"), "not_found"],
      [no(401), "key_refused"],
    ] as const) {
      const { client, sent } = await office([answer], [working]);
      const acted = await revoke(client, key, undefined);
      assert.ok(!acted.ok && acted.problem.kind === kind);
      assert.equal(sent().length, 1);
    }
  });
});

describe("activating a license", () => {
  /** A store that records the activation with who asked, and then loses its answer. */
  async function forgetful(recorded: boolean) {
    const records: unknown[] = [];
    const store = await specStore((path, { method, headers }) => {
      if (method === "POST") {
        const [example] = activationHistoryExample.activations;
        if (recorded) records.push({ ...example, user_agent: headers["user-agent"] });
        return "hang up";
      }
      return path.endsWith("/activations") ? listed(records) : undefined;
    });
    const sent = () => store.seen.filter(({ method }) => method === "POST");
    return { client: openClient(store.connection, hurriedClock()), sent };
  }

  test("answers the license as it is afterwards", async () => {
    const { client, sent } = await office([ok(working)], [working]);
    const acted = await activate(client, key, "MacBook-Ana");
    assert.ok(acted.ok && acted.data.license);
    assert.deepEqual(sent()[0]?.body, { device_identifier: "MacBook-Ana" });
  });

  test("whose answer was lost is found in the history by its mark, and never sent twice", async () => {
    const { client, sent } = await forgetful(true);
    const acted = await activate(client, key, "MacBook-Ana");
    assert.ok(acted.ok && acted.data.license);
    assert.equal(sent().length, 1);
  });

  test("that the history does not show may still arrive: uncertain, and never sent twice", async () => {
    const { client, sent } = await forgetful(false);
    const acted = await activate(client, key, "MacBook-Ana");
    assert.ok(!acted.ok && acted.problem.kind === "uncertain");
    assert.equal(sent().length, 1);
  });

  test("that is refused is told with the store's reason", async () => {
    const { client } = await office([no(400, "license_limit_reached")], [working]);
    const acted = await activate(client, key, undefined);
    assert.ok(!acted.ok && acted.problem.code === "license_limit_reached");
  });
});

describe("inviting affiliates", () => {
  const emails = ["ana@example.com"];

  test("whose answer was lost is sent again only to a store that knows acts by their mark", async () => {
    const knowing = await office(["hang up", ok(invitationsExample)], [], ["idempotency"]);
    assert.ok((await invite(knowing.client, emails)).ok);
    const marks = new Set(knowing.sent().map(({ headers }) => headers["idempotency-key"]));
    assert.deepEqual([knowing.sent().length, marks.size], [2, 1]);
    const other = await office(["hang up"], []);
    const answer = await invite(other.client, emails);
    assert.ok(!answer.ok && answer.problem.kind === "uncertain");
    assert.equal(other.sent().length, 1);
  });

  test("is uncertain when the store's yes cannot be read", async () => {
    const { client } = await office([{ text: "sent!" }], []);
    const answer = await invite(client, emails);
    assert.ok(!answer.ok && answer.problem.kind === "uncertain");
  });
});
