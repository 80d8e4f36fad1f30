import { randomUUID } from "node:crypto";
import { removalSchema } from "#contract/activation-removal.ts";
import type { Answer } from "../../answer.ts";
import type { ActedLicense } from "../../licenses/acted.ts";
import { answerOf, failed, succeeded } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { managePath } from "../path.ts";
import { problem, problemOf } from "../problem.ts";
import type { Waited } from "../send.ts";
import { isLost } from "./lost.ts";
import { readBack } from "./revoke.ts";

export function removeActivation(
  client: StoreClient,
  key: string,
  id: number,
): Promise<Answer<ActedLicense>> {
  const address = managePath(["licenses", key, "activations", String(id)]);
  return freeSlots(client, key, (mark) => client.act(address, {}, mark, "DELETE"));
}

export function freeDevice(client: StoreClient, key: string, device: string): Promise<Answer<ActedLicense>> {
  const address = managePath(["licenses", key, "devices", "free"]);
  return freeSlots(client, key, (mark) => client.act(address, { device_identifier: device }, mark));
}

/** A slot that is free cannot be freed again, so after a lost answer it is asked once more. */
async function freeSlots(
  client: StoreClient,
  key: string,
  send: (mark: string) => Promise<Waited>,
): Promise<Answer<ActedLicense>> {
  const mark = randomUUID();
  const first = await send(mark);
  const lost = isLost(first.reply);
  const sent = lost ? await send(mark) : first;
  if (isLost(sent.reply)) return failed(problem("uncertain", client.host));
  const why = problemOf(sent.reply, client.host);
  const freed = answerOf(sent, client.host, removalSchema);
  if (freed.ok) return succeeded({ license: freed.data.license, outcome: "done" }, freed.waiting);
  if (why?.code === "activation_already_removed") {
    const license = await readBack(client, key);
    return succeeded({ license, outcome: lost ? "done" : "already" }, freed.waiting);
  }
  // It said yes in words that cannot be read.
  return why ? failed(why, freed.waiting) : succeeded({ license: null, outcome: "done" }, freed.waiting);
}
