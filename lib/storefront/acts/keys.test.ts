import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { apiKeyExample, madeApiKeyExample } from "#contract/examples/api-key.ts";
import { openClient } from "../client.ts";
import { hurriedClock } from "../testing/hurried-clock.ts";
import { no, ok, specStore } from "../testing/spec-store.ts";
import type { Behaviour } from "../testing/store-stand-in.ts";
import { createKey, revokeKey } from "./keys.ts";

/** A store that answers acts in turn. */
async function office(...acts: Behaviour[]) {
  let acted = 0;
  const store = await specStore((_, { method }) =>
    method === "GET" ? undefined : (acts[acted++] ?? no(500)),
  );
  const sent = () => store.seen.filter(({ method }) => method !== "GET");
  return { client: openClient(store.connection, hurriedClock()), sent };
}

const { id } = apiKeyExample;

describe("making a key", () => {
  test("answers the whole key, once", async () => {
    const { client, sent } = await office(ok(madeApiKeyExample));
    const made = await createKey(client, { name: "Shop floor", scopes: ["manage"] });
    assert.ok(made.ok && made.data.whole === madeApiKeyExample.key);
    assert.deepEqual(sent()[0]?.body, { name: "Shop floor", scopes: ["manage"] });
  });

  test("whose answer was lost makes no second one, and says that its secret is lost", async () => {
    for (const lost of ["hang up", "say nothing", no(502)] as const) {
      const { client, sent } = await office(lost, ok({ ...madeApiKeyExample, key: null }));
      const made = await createKey(client, { name: "Shop floor" });
      assert.ok(made.ok && made.data.whole === null && made.data.begins === apiKeyExample.begins);
      assert.equal(new Set(sent().map(({ headers }) => headers["idempotency-key"])).size, 1);
    }
  });

  test("whose answers were all lost is uncertain", async () => {
    const { client, sent } = await office("hang up", "hang up");
    const made = await createKey(client, { name: "Shop floor" });
    assert.ok(!made.ok && made.problem.kind === "uncertain");
    assert.equal(sent().length, 2);
  });
});

describe("revoking a key", () => {
  test("answers the key as it is afterwards", async () => {
    const { client, sent } = await office(ok({ ...apiKeyExample, status: "revoked" }));
    const revoked = await revokeKey(client, id);
    assert.ok(revoked.ok && revoked.data.key?.status === "revoked" && revoked.data.outcome === "done");
    assert.equal(sent()[0]?.path, `/manage/v1/keys/${id}/revoke`);
  });

  test("that a colleague just did is told apart, and after a lost answer it was ours", async () => {
    const already = no(409, "api_key_already_revoked");
    const [colleague, lost] = [await office(already), await office("hang up", already)];
    const theirs = await revokeKey(colleague.client, id);
    assert.ok(theirs.ok && theirs.data.outcome === "already");
    const ours = await revokeKey(lost.client, id);
    assert.ok(ours.ok && ours.data.outcome === "done");
  });

  test("with which one asks is done when the second asking is refused for it", async () => {
    const { client } = await office("hang up", no(401, "key_revoked"));
    const revoked = await revokeKey(client, id);
    assert.ok(revoked.ok && revoked.data.outcome === "done");
    const before = await office(no(401, "key_revoked"));
    const refused = await revokeKey(before.client, id);
    assert.ok(!refused.ok && refused.problem.kind === "key_refused");
  });
});
