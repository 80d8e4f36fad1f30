import "server-only";
import type { Answer } from "../answer.ts";
import { staffDatabase } from "../staff/database.ts";
import type { Deed, Doer } from "./acts.ts";
import { around } from "./around.ts";
import { whenceOfRequest } from "./whence.ts";

/** Does the work with a row in the audit log around it. `resultOf`: what of the answer is worth keeping there. */
export async function audited<Data>(
  doer: Doer,
  deed: Deed,
  work: () => Promise<Answer<Data>>,
  resultOf?: (data: Data) => Record<string, unknown>,
): Promise<Answer<Data>> {
  const whence = await whenceOfRequest();
  const onLost = (error: unknown) => console.error("The audit log could not be written.", error);
  const clock = () => new Date();
  return around({ db: staffDatabase, clock, doer, deed, whence, resultOf, onLost }, work);
}
