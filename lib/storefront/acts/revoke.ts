import { randomUUID } from "node:crypto";
import { type License, licenseSchema } from "#contract/license.ts";
import { licenseActs } from "#domain/license-acts.ts";
import { licenseFacts } from "#domain/license-facts.ts";
import type { Answer } from "../../answer.ts";
import type { ActedLicense } from "../../licenses/acted.ts";
import { answerOf, failed, hasWaited, succeeded } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { path } from "../path.ts";
import { problem, problemOf } from "../problem.ts";
import { isLost } from "./lost.ts";

/** What is wanted is a revoked license, so after a lost answer it is read again and, if it still works, asked once more. */
const TIMES = 2;

export async function revoke(
  client: StoreClient,
  key: string,
  reason: string | undefined,
): Promise<Answer<ActedLicense>> {
  const mark = randomUUID();
  let lostBefore = false;
  for (let time = 1; ; time++) {
    const { reply, waited } = await client.act(
      path(["licenses", key, "revoke"]),
      reason ? { reason } : {},
      mark,
    );
    const why = problemOf(reply, client.host);
    const refused = reply.kind === "answered" && reply.status === 400;
    if (why && !refused && !isLost(reply)) return failed(lostBefore ? uncertain(client) : why);
    const after = await readBack(client, key);
    if (after && isRevoked(after)) {
      return succeeded(
        { license: after, outcome: refused && !lostBefore ? "already" : "done" },
        hasWaited(waited),
      );
    }
    // The store said it is done: where its reading lags behind, nothing old is put in the page's place.
    if (!why) return succeeded({ license: null, outcome: "done" }, hasWaited(waited));
    if (refused) return failed(why);
    if (!after || time === TIMES) return failed(uncertain(client));
    lostBefore = true;
  }
}

function isRevoked(license: License): boolean {
  return licenseActs(licenseFacts(license), new Date()).revoke !== null;
}

function uncertain(client: StoreClient) {
  return problem("uncertain", client.host);
}

export async function readBack(client: StoreClient, key: string): Promise<License | null> {
  const reply = await client.read(path(["licenses", key]), { priority: "act" });
  const license = answerOf(reply, client.host, licenseSchema);
  return license.ok ? license.data : null;
}
