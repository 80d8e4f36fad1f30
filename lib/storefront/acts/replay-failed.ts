import { type ReplayBody, type ReplayProgress, replaySchema } from "#contract/replay.ts";
import type { Answer } from "../../answer.ts";
import { answerOf, failed } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { managePath } from "../path.ts";
import { problem } from "../problem.ts";
import { isLost } from "./lost.ts";
import { actMarked } from "./marked.ts";

/** Begins it; how far it is, the store tells to whoever asks with its id. */
export async function replayFailed(client: StoreClient, which: ReplayBody): Promise<Answer<ReplayProgress>> {
  const { sent } = await actMarked(client, managePath(["replays"]), which);
  if (isLost(sent.reply)) return failed(problem("uncertain", client.host));
  return answerOf(sent, client.host, replaySchema);
}
