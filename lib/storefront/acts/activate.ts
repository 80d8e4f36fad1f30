import { randomUUID } from "node:crypto";
import { activationSchema, licenseSchema } from "#contract/license.ts";
import type { Answer } from "../../answer.ts";
import type { ActedLicense } from "../../licenses/acted.ts";
import { answerOf, failed, pageOf, succeeded } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { path } from "../path.ts";
import { problem, problemOf } from "../problem.ts";
import { userAgent } from "../request.ts";
import { isLost } from "./lost.ts";
import { readBack } from "./revoke.ts";

/**
 * Never sent twice, because each time takes a slot. After a lost answer the history is read: our own activation is
 * known by the mark in its user agent. Where it is not there it may still arrive, so then nobody knows.
 */
export async function activate(
  client: StoreClient,
  key: string,
  device: string | undefined,
): Promise<Answer<ActedLicense>> {
  const mark = randomUUID();
  const body = device ? { device_identifier: device } : {};
  const sent = await client.act(path(["licenses", key, "activate"]), body, mark);
  const why = problemOf(sent.reply, client.host);
  const license = answerOf(sent, client.host, licenseSchema);
  if (license.ok) return succeeded({ license: license.data, outcome: "done" }, license.waiting);
  if (why && !isLost(sent.reply)) return failed(why, license.waiting);
  if (why && !(await wasRecorded(client, key, mark))) return failed(problem("uncertain", client.host));
  return succeeded({ license: await readBack(client, key), outcome: "done" }, license.waiting);
}

async function wasRecorded(client: StoreClient, key: string, mark: string): Promise<boolean> {
  const address = path(["licenses", key, "activations"], { per_page: 10 });
  const history = pageOf(await client.read(address, { priority: "act" }), client.host, activationSchema);
  return history.ok && history.data.rows.some((record) => record.user_agent === userAgent(mark));
}
