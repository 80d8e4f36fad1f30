import { randomUUID } from "node:crypto";
import type { StoreClient } from "../client.ts";
import type { ActMethod } from "../request.ts";
import type { Waited } from "../send.ts";
import { isLost } from "./lost.ts";

/** An act by whose mark the store knows that it has done it: after a lost answer it is asked once more. */
export async function actMarked(
  client: StoreClient,
  address: string,
  body: unknown,
  method: ActMethod = "POST",
): Promise<{ sent: Waited; wasLost: boolean }> {
  const mark = randomUUID();
  const first = await client.act(address, body, mark, method);
  if (!isLost(first.reply)) return { sent: first, wasLost: false };
  return { sent: await client.act(address, body, mark, method), wasLost: true };
}
