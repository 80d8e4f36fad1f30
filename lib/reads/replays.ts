import "server-only";
import {
  type FailedDeliveries,
  failedSchema,
  type ReplayBody,
  type ReplayProgress,
  replaySchema,
} from "#contract/replay.ts";
import type { Answer } from "../answer.ts";
import { answerOf } from "../storefront/answers.ts";
import { managePath } from "../storefront/path.ts";
import { withStore } from "../storefront/the-store.ts";

/** Shorter than anybody waits between two looks at what goes on. */
const KEEP = 1_000;

export function readFailed({ since, pulse_id }: ReplayBody): Promise<Answer<FailedDeliveries>> {
  const address = managePath(["failed-deliveries"], { since, pulse_id });
  return withStore(async (client) =>
    answerOf(await client.read(address, { keepFor: KEEP }), client.host, failedSchema),
  );
}

export function readReplay(id: string): Promise<Answer<ReplayProgress>> {
  const address = managePath(["replays", id]);
  return withStore(async (client) =>
    answerOf(await client.read(address, { keepFor: KEEP }), client.host, replaySchema),
  );
}
