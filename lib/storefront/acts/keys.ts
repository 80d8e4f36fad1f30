import { type ApiKeyBody, apiKeySchema, madeApiKeySchema } from "#contract/api-key.ts";
import type { Answer } from "../../answer.ts";
import type { MadeKey, RevokedKey } from "../../keys/acted.ts";
import { answerOf, failed, succeeded } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { managePath } from "../path.ts";
import { problem, problemOf } from "../problem.ts";
import { isLost } from "./lost.ts";
import { actMarked } from "./marked.ts";

/** Asked once more after a lost answer, the store makes no second key; but it tells the first one's secret no more. */
export async function createKey(client: StoreClient, body: ApiKeyBody): Promise<Answer<MadeKey>> {
  const { sent } = await actMarked(client, managePath(["keys"]), body);
  if (isLost(sent.reply)) return failed(problem("uncertain", client.host));
  const made = answerOf(sent, client.host, madeApiKeySchema);
  if (!made.ok) return made;
  const { name, begins, key } = made.data;
  return succeeded({ name, begins, whole: key }, made.waiting);
}

export async function revokeKey(client: StoreClient, id: string): Promise<Answer<RevokedKey>> {
  const { sent, wasLost } = await actMarked(client, managePath(["keys", id, "revoke"]), {});
  // Whoever revokes the key they ask with is refused when they ask again: then it was done.
  const isOurOwn = wasLost && problemOf(sent.reply, client.host)?.code === "key_revoked";
  if (isOurOwn) return succeeded({ key: null, outcome: "done" });
  if (isLost(sent.reply)) return failed(problem("uncertain", client.host));
  const why = problemOf(sent.reply, client.host);
  const key = answerOf(sent, client.host, apiKeySchema);
  if (key.ok) return succeeded({ key: key.data, outcome: "done" }, key.waiting);
  if (why?.code === "api_key_already_revoked")
    return succeeded({ key: null, outcome: wasLost ? "done" : "already" }, key.waiting);
  return why ? failed(why, key.waiting) : succeeded({ key: null, outcome: "done" }, key.waiting);
}
