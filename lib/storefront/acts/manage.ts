import type { z } from "zod";
import type { Answer } from "../../answer.ts";
import { answerOf, failed } from "../answers.ts";
import type { StoreClient } from "../client.ts";
import { problem } from "../problem.ts";
import type { ActMethod } from "../request.ts";
import { isLost } from "./lost.ts";
import { actMarked } from "./marked.ts";

interface Asked {
  path: string;
  body?: unknown;
  method?: ActMethod;
}

/** An act of the owner's, and what the store says it came to. */
export async function manage<Schema extends z.ZodType>(
  client: StoreClient,
  { path, body = {}, method = "POST" }: Asked,
  schema: Schema,
): Promise<Answer<z.output<Schema>>> {
  const { sent } = await actMarked(client, path, body, method);
  return isLost(sent.reply) ? failed(problem("uncertain", client.host)) : answerOf(sent, client.host, schema);
}
