import type { Answer } from "../answer.ts";
import type { StaffDb } from "../staff/database.ts";
import { failed } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import type { Deed, Doer, Whence } from "./acts.ts";
import { type Ending, endingOf } from "./outcome.ts";
import { noteAsked, noteEnded } from "./write.ts";

export interface Around<Data> {
  db: () => Promise<StaffDb>;
  clock: () => Date;
  doer: Doer;
  deed: Deed;
  whence: Whence;
  /** What of the answer is worth keeping. */
  resultOf?: ((data: Data) => Record<string, unknown>) | undefined;
  /** Told of an end that could not be written; the act is done all the same. */
  onLost: (error: unknown) => void;
}

/** Written as asked before the work and ended after it. What cannot be written is not done. */
export async function around<Data>(
  { db: open, clock, doer, deed, whence, resultOf = () => ({}), onLost }: Around<Data>,
  work: () => Promise<Answer<Data>>,
): Promise<Answer<Data>> {
  let db: StaffDb;
  let id: number;
  try {
    db = await open();
    id = await noteAsked(db, { doer, deed, whence, now: clock() });
  } catch (error) {
    onLost(error);
    return failed(problem("not_recorded", ""));
  }
  const end = (ending: Ending) => noteEnded(db, id, ending, clock()).catch(onLost);
  try {
    const answer = await work();
    await end(endingOf(answer, resultOf));
    return answer;
  } catch (error) {
    await end({ outcome: "uncertain", code: "failed", result: {} });
    throw error;
  }
}
