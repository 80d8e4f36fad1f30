import { inTransaction, type Tx } from "../db/transaction.ts";
import type { Service } from "../service.ts";
import { type Answer, respond } from "./answer.ts";
import { once, oneAtATime, readOperation } from "./idempotency.ts";
import { parseJson, type StoreContext } from "./request.ts";

/** One act of an integration: its body read, its answer the result of one transaction. */
export type Act = (tx: Tx, c: StoreContext, body: unknown) => Promise<Answer>;

const TRIES = 3;

export function act(service: Service, perform: Act) {
  const acted = acting(service, perform);
  return async (c: StoreContext): Promise<Response> => respond(c, await acted(c));
}

/** An act that is not all of its request: what it answers is still to be gone on with. */
export function acting({ pool, clock, settings }: Service, perform: Act) {
  const moment = () => ({ now: clock(), keptHours: settings.IDEMPOTENCY_HOURS });
  const alone = oneAtATime();
  return async (c: StoreContext): Promise<Answer> => {
    const text = await c.req.text();
    const body = parseJson(text);
    const operation = readOperation(c, text);
    if (!operation) return tried(() => inTransaction(pool, (tx) => perform(tx, c, body)));
    return alone(operation, () =>
      tried(() => inTransaction(pool, (tx) => once(tx, operation, moment(), () => perform(tx, c, body)))),
    );
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
