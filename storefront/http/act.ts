import { inTransaction, type Tx } from "../db/transaction.ts";
import type { Service } from "../service.ts";
import { type Answer, respond } from "./answer.ts";
import { once, oneAtATime, readOperation } from "./idempotency.ts";
import { parseJson, type StoreContext } from "./request.ts";

/** One act of an integration: its body read, its answer the result of one transaction. */
export type Act = (tx: Tx, c: StoreContext, body: unknown) => Promise<Answer>;

const TRIES = 3;

export function act({ pool, clock }: Service, perform: Act) {
  const alone = oneAtATime();
  return async (c: StoreContext): Promise<Response> => {
    const text = await c.req.text();
    const body = parseJson(text);
    const operation = readOperation(c, text);
    if (!operation) return respond(c, await tried(() => inTransaction(pool, (tx) => perform(tx, c, body))));
    const answer = await alone(operation, () =>
      tried(() => inTransaction(pool, (tx) => once(tx, operation, clock(), () => perform(tx, c, body)))),
    );
    return respond(c, answer);
  };
}

/** When two acts wait for each other the database undoes one of them entirely, which then simply comes second. */
async function tried<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isUndoneByDatabase(error)) throw error;
    }
  }
}

function isUndoneByDatabase(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "40P01" || error.code === "40001");
}
