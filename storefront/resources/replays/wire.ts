import type { ReplayProgress } from "#contract/replay.ts";
import { orNull, withMicroseconds } from "#contract/timestamps.ts";
import type { Replay } from "../../pulses/replay.ts";

export function toReplay({ id, total, done, created_at, finished_at }: Replay): ReplayProgress {
  return {
    id,
    total,
    done,
    created_at: withMicroseconds(created_at),
    finished_at: orNull(finished_at, withMicroseconds),
  };
}
