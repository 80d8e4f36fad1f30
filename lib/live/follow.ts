import type { StoreClient } from "../storefront/client.ts";
import type { Clock } from "../storefront/clock.ts";
import { offers } from "../storefront/offers.ts";
import { lookNowAndThen } from "./look.ts";
import type { LiveState, News } from "./news.ts";
import { partsOf } from "./parts.ts";
import { rest } from "./rest.ts";
import { newsIn } from "./told.ts";

const STREAM = "/manage/v1/events/stream";
/** The store says every quarter of a minute that it is there; one that says nothing for so long is not. */
const SILENCE = 45_000;
const FIRST_BACKOFF = 1_000;
const LONGEST_BACKOFF = 60_000;
/** A stream that lasted so long was a good one. */
const GOOD = 30_000;

export interface Following {
  client: StoreClient;
  /** Where the last one left off. */
  place: { lastEventId: string | undefined };
  state(state: LiveState): void;
  news(news: News): void;
  /** Something may have happened, nobody knows what. */
  look(): void;
  signal: AbortSignal;
}

type Outcome = "not offered" | "lost" | "was good";

/** Follows the store until it is called off: by its stream or, where it has none, by looking now and then. */
export async function follow(following: Following): Promise<void> {
  const { client, signal, state } = following;
  let failures = 0;
  while (!signal.aborted) {
    const outcome = await once(following);
    if (outcome === "not offered") {
      failures = 0;
      await lookNowAndThen(following);
      continue;
    }
    if (signal.aborted) return;
    state("broken");
    failures = outcome === "was good" ? 1 : failures + 1;
    await rest(client.clock, backoff(failures, client.clock), signal);
  }
}

/** Doubled each time, and by chance between its half and its whole: many dashboards lost the same store. */
function backoff(failures: number, clock: Clock): number {
  const whole = Math.min(FIRST_BACKOFF * 2 ** (failures - 1), LONGEST_BACKOFF);
  return whole * (0.5 + clock.chance() / 2);
}

async function once(following: Following): Promise<Outcome> {
  const { client, place, signal, look } = following;
  if (!(await offers(client, "event_stream", "background"))) return "not offered";
  const silence = new AbortController();
  const opened = await client.stream({
    path: STREAM,
    lastEventId: place.lastEventId,
    signal: AbortSignal.any([signal, silence.signal]),
  });
  if (opened.kind === "unreachable") return "lost";
  if (opened.kind === "open") return listen(following, opened.body, silence);
  if ([400, 422].includes(opened.status) && place.lastEventId !== undefined) {
    // Another database's place: what happened since is not told any more, and has to be looked for.
    place.lastEventId = undefined;
    look();
  }
  return [401, 403, 404, 405, 501].includes(opened.status) ? "not offered" : "lost";
}

async function listen(
  { client: { clock }, place, state, news }: Following,
  body: ReadableStream<Uint8Array>,
  silence: AbortController,
): Promise<Outcome> {
  const began = clock.now();
  let useful = false;
  let forget = () => {};
  const heard = () => {
    forget();
    forget = clock.after(SILENCE, () => silence.abort());
  };
  heard();
  state("live");
  try {
    for await (const { id, data } of partsOf(body, heard)) {
      const happened = data === undefined ? undefined : newsIn(data);
      if (happened) news(happened);
      useful ||= data !== undefined;
      // Only now: what was not passed on yet is to come again.
      place.lastEventId = id ?? place.lastEventId;
    }
  } catch {
    // Broken, silent or called off: which of them makes no difference to what comes next.
  }
  forget();
  return useful || clock.now() - began > GOOD ? "was good" : "lost";
}
