import { inTransaction, type Tx } from "../db/transaction.ts";
import type { Service } from "../service.ts";
import { type Answer, respond } from "./answer.ts";
import { once, oneAtATime, readOperation } from "./idempotency.ts";
import { parseJson, type StoreContext } from "./request.ts";

/** One act of an integration: its body read, its answer the result of one transaction. */
export type Act = (tx: Tx, c: StoreContext, body: unknown) => Promise<Answer>;

export function act({ pool, clock }: Service, perform: Act) {
  const alone = oneAtATime();
  return async (c: StoreContext): Promise<Response> => {
    const text = await c.req.text();
    const body = parseJson(text);
    const operation = readOperation(c, text);
    if (!operation) return respond(c, await inTransaction(pool, (tx) => perform(tx, c, body)));
    const answer = await alone(operation, () =>
      inTransaction(pool, (tx) => once(tx, operation, clock(), () => perform(tx, c, body))),
    );
    return respond(c, answer);
  };
}
