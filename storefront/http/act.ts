import { inTransaction, type Tx } from "../db/transaction.ts";
import type { Service } from "../service.ts";
import { type Answer, toResponse } from "./answer.ts";
import { readJson, type StoreContext } from "./request.ts";

/** One act of an integration: its body read, its answer the result of one transaction. */
export type Act = (tx: Tx, c: StoreContext, body: unknown) => Promise<Answer>;

export function act({ pool }: Service, perform: Act) {
  return async (c: StoreContext): Promise<Response> => {
    const body = await readJson(c);
    return toResponse(await inTransaction(pool, (tx) => perform(tx, c, body)));
  };
}
