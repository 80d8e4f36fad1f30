import type { Logger } from "pino";
import { Refusal } from "./refusal.ts";
import type { StoreContext } from "./request.ts";

/** What the caller is told of an error. Whatever is not a no of ours goes to the log, and nothing of it to the caller. */
export function refusalOf(error: Error, c: StoreContext, log: Logger): Refusal {
  if (error instanceof Refusal) return error;
  const requestId = c.get("requestId");
  if (!isDatabaseAway(error)) {
    log.error({ err: error, requestId }, "a request failed");
    return new Refusal("internal_error");
  }
  log.error({ err: error, requestId }, "the database cannot be used");
  const headers = { "retry-after": "1" };
  // A connection lost while saving leaves open whether it was saved.
  const unsure = c.req.method === "GET" || c.req.method === "HEAD" ? {} : { message: UNSURE };
  return new Refusal("service_unavailable", { headers, ...unsure });
}

const UNSURE =
  "The store cannot answer at this moment. Send the request again with its Idempotency-Key, or check first whether it was done.";

// Connection lost or refused, server starting, stopping or full, a statement that took too long.
const AWAY = /^(08...|53...|57P0[1-5]|57014|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const AWAY_IN_WORDS =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered)/;

export function isDatabaseAway(error: Error): boolean {
  if ("code" in error && typeof error.code === "string") return AWAY.test(error.code);
  if (error instanceof AggregateError)
    return error.errors.some((each) => each instanceof Error && isDatabaseAway(each));
  return AWAY_IN_WORDS.test(error.message);
}
