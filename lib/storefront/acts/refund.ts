import { randomUUID } from "node:crypto";
import { saleSchema } from "#contract/sale.ts";
import type { Answer } from "../../answer.ts";
import type { ActedSale } from "../../sales/acted.ts";
import { answerOf, failed, succeeded } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { managePath } from "../path.ts";
import { problem, problemOf } from "../problem.ts";
import { isLost } from "./lost.ts";

/** A sale is refunded once, and the mark says which asking it was: after a lost answer it is asked once more. */
export async function refund(
  client: StoreClient,
  id: string,
  reason: string | undefined,
): Promise<Answer<ActedSale>> {
  const mark = randomUUID();
  const send = () => client.act(managePath(["sales", id, "refund"]), reason ? { reason } : {}, mark);
  const first = await send();
  const lost = isLost(first.reply);
  const sent = lost ? await send() : first;
  if (isLost(sent.reply)) return failed(problem("uncertain", client.host));
  const why = problemOf(sent.reply, client.host);
  const sale = answerOf(sent, client.host, saleSchema);
  if (sale.ok) return succeeded({ sale: sale.data, outcome: "done" }, sale.waiting);
  if (why?.code === "sale_already_refunded")
    return succeeded({ sale: null, outcome: lost ? "done" : "already" }, sale.waiting);
  return why ? failed(why, sale.waiting) : succeeded({ sale: null, outcome: "done" }, sale.waiting);
}
