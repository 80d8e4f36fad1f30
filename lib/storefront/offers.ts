import { type Capability, type Store, storeSchema } from "#contract/store.ts";
import type { Answer, Problem } from "../answer.ts";
import { answerOf } from "./answers.ts";
import type { Priority } from "./budget.ts";
import type { StoreClient } from "./client.ts";
import { noteOffered } from "./offered.ts";
import { path } from "./path.ts";

const KEEP_STORE = 60_000;

export async function readStore(client: StoreClient, priority: Priority = "click"): Promise<Answer<Store>> {
  const reply = await client.read(path(["store"]), { priority, keepFor: KEEP_STORE, keepAbsence: true });
  const store = answerOf(reply, client.host, storeSchema);
  if (store.ok) noteOffered(store.data.capabilities);
  else if (tellsNothing(store.problem)) noteOffered([]);
  return store;
}

/**
 * Whether the store offers something beyond the common endpoints. One that cannot tell offers nothing more; one
 * that does not answer at all is asked for the thing itself, so that its own problem is told.
 */
export async function offers(
  client: StoreClient,
  capability: Capability,
  priority: Priority = "click",
): Promise<boolean> {
  const store = await readStore(client, priority);
  if (store.ok) return store.data.capabilities.includes(capability);
  return !tellsNothing(store.problem);
}

function tellsNothing({ kind }: Problem): boolean {
  return ["not_found", "not_offered", "unreadable"].includes(kind);
}
