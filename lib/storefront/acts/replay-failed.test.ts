import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { replayExample } from "#contract/examples/delivery.ts";
import { openClient } from "../client.ts";
import { hurriedClock } from "../testing/hurried-clock.ts";
import { no, ok, specStore } from "../testing/spec-store.ts";
import type { Behaviour } from "../testing/store-stand-in.ts";
import { replayFailed } from "./replay-failed.ts";

/** A store that answers acts in turn. */
async function office(...acts: Behaviour[]) {
  let acted = 0;
  const store = await specStore((_, { method }) =>
    method === "GET" ? undefined : (acts[acted++] ?? no(500)),
  );
  const sent = () => store.seen.filter(({ method }) => method !== "GET");
  return { client: openClient(store.connection, hurriedClock()), sent };
}

const which = { since: "2026-11-12T00:00:00.000Z", pulse_id: "pulse_7y2we9hk4f" };

describe("sending all that failed again", () => {
  test("is begun for the moment and the pulse it was counted for", async () => {
    const { client, sent } = await office(ok(replayExample));
    const begun = await replayFailed(client, which);
    assert.ok(begun.ok && begun.data.id === replayExample.id);
    assert.deepEqual([sent()[0]?.path, sent()[0]?.body], ["/manage/v1/replays", which]);
  });

  test("whose answer was lost is begun once all the same", async () => {
    const { client, sent } = await office("hang up", ok(replayExample));
    const begun = await replayFailed(client, which);
    assert.ok(begun.ok);
    assert.equal(new Set(sent().map(({ headers }) => headers["idempotency-key"])).size, 1);
  });

  test("whose answers were all lost is uncertain, and a refusal is told with its reason", async () => {
    const lost = await replayFailed((await office("hang up", "hang up")).client, which);
    assert.ok(!lost.ok && lost.problem.kind === "uncertain");
    const refused = await replayFailed((await office(no(404, "pulse_not_found"))).client, which);
    assert.ok(!refused.ok && refused.problem.code === "pulse_not_found");
  });
});
