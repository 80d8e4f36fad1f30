import { randomUUID } from "node:crypto";
import { type Delivery, deliverySchema } from "#contract/delivery.ts";
import type { Answer } from "../../answer.ts";
import { answerOf, failed } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { managePath } from "../path.ts";
import { problem } from "../problem.ts";
import { isLost } from "./lost.ts";

/** The mark says which asking it was, so that after a lost answer it can be asked once more without sending twice. */
export async function replay(client: StoreClient, id: string): Promise<Answer<Delivery>> {
  const mark = randomUUID();
  const send = () => client.act(managePath(["deliveries", id, "replay"]), {}, mark);
  const first = await send();
  const sent = isLost(first.reply) ? await send() : first;
  if (isLost(sent.reply)) return failed(problem("uncertain", client.host));
  return answerOf(sent, client.host, deliverySchema);
}
