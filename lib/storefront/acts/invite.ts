import { randomUUID } from "node:crypto";
import { type Invitations, invitationsSchema } from "#contract/affiliate.ts";
import type { Answer } from "../../answer.ts";
import { answerOf, failed } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { offers } from "../offers.ts";
import { path } from "../path.ts";
import { problem } from "../problem.ts";
import { isLost } from "./lost.ts";

/**
 * Not every store tells its invitations, so nobody can look what became of a lost answer. A store that knows acts by their mark is asked a second time and answers as it
 * did the first; another one would tell the addresses it just invited as invited already.
 */
export async function invite(client: StoreClient, emails: readonly string[]): Promise<Answer<Invitations>> {
  const mark = randomUUID();
  const send = () => client.act(path(["affiliates", "invitations"]), { emails }, mark);
  let sent = await send();
  if (isLost(sent.reply) && (await offers(client, "idempotency", "act"))) sent = await send();
  const answer = answerOf(sent, client.host, invitationsSchema);
  const unknown = isLost(sent.reply) || (!answer.ok && answer.problem.kind === "unreadable");
  return unknown ? failed(problem("uncertain", client.host), answer.waiting) : answer;
}
