import type { StoreClient } from "../storefront/client.ts";
import { BEGUN_EVERY, watchBegun } from "./begun.ts";
import { follow } from "./follow.ts";
import { openGathering } from "./gathering.ts";
import type { LiveState } from "./news.ts";
import { type Told, toldBefore } from "./told-before.ts";

export interface Listener {
  hear(told: Told): void;
  /** With the id of what was told last. */
  state(state: LiveState, id: string): void;
  end(): void;
}

/** The one place of this process through which everybody hears what happens in the store. */
export interface Hub {
  /** With the id that was heard last, what was missed since comes first. Answers with how to leave. */
  join(listener: Listener, after?: string): () => void;
  listeners(): number;
  /** Sends everybody away. */
  close(): void;
}

/** Whoever goes from page to page leaves and comes back: the connection to the store outlasts that. */
const LINGER = 10_000;
/** After so long alone it begins anew instead of hearing of all that happened meanwhile. */
const STALE = 5 * 60_000;

export function openHub(client: StoreClient, { begunEvery = BEGUN_EVERY } = {}): Hub {
  const { clock } = client;
  const listeners = new Set<Listener>();
  const place: { lastEventId: string | undefined } = { lastEventId: undefined };
  const known: { newest: string | null | undefined } = { newest: undefined };
  let before = toldBefore();
  let present: LiveState = "connecting";
  let work: AbortController | undefined;
  let forgetLinger = () => {};
  let aloneSince = 0;
  let closed = false;

  const gathering = openGathering(client, (news) => {
    const told = before.tell(news);
    for (const listener of listeners) listener.hear(told);
  });

  function setState(state: LiveState) {
    if (state === present) return;
    present = state;
    for (const listener of listeners) listener.state(state, before.last());
  }

  function start() {
    forgetLinger();
    if (work) return;
    if (clock.now() - aloneSince > STALE) {
      place.lastEventId = undefined;
      known.newest = undefined;
      before = toldBefore();
    }
    work = new AbortController();
    const { signal } = work;
    present = "connecting";
    const { add: news, look } = gathering;
    // First, so that it has seen what there is before anybody is told that news come by themselves.
    watchBegun({ client, known, every: begunEvery, isLive: () => present === "live", news, signal });
    follow({ client, place, state: setState, news, look, signal });
  }

  function stop() {
    work?.abort();
    work = undefined;
    aloneSince = clock.now();
    gathering.flush();
  }

  return {
    join: (listener, after) => {
      if (closed) {
        listener.end();
        return () => {};
      }
      start();
      listeners.add(listener);
      for (const missed of after === undefined ? [] : before.since(after)) listener.hear(missed);
      listener.state(present, before.last());
      return () => {
        if (!listeners.delete(listener) || listeners.size > 0 || closed) return;
        forgetLinger();
        forgetLinger = clock.after(LINGER, stop);
      };
    },
    listeners: () => listeners.size,
    close: () => {
      closed = true;
      forgetLinger();
      stop();
      for (const { end } of listeners) end();
      listeners.clear();
    },
  };
}
