import type { LiveState, News } from "#lib/live/news.ts";

/** What happened; null where something may have happened and nobody knows what. */
export type Hears = (news: readonly News[] | null) => void;

/** Whoever goes to another page goes on listening there. */
const LINGER = 3_000;
/** A server that let nobody in is asked again after so long, then half as often each time. */
const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 10 * 60_000;

const hearing = new Set<Hears>();
const watching = new Set<() => void>();
let source: EventSource | undefined;
let state: LiveState = "connecting";
/** Of all that was heard, in whichever connection: what came after it is asked for. */
let last = "";
let pause = FIRST_PAUSE;
let timer: ReturnType<typeof setTimeout> | undefined;

export const liveState = (): LiveState => state;

export function onLiveState(watch: () => void): () => void {
  watching.add(watch);
  return () => watching.delete(watch);
}

function setState(next: LiveState): void {
  if (state === next) return;
  state = next;
  for (const watch of watching) watch();
}

/** One connection for the whole tab. A tab that nobody looks at has none: browsers allow a server but six. */
export function listen(hears: Hears): () => void {
  if (hearing.size === 0) document.addEventListener("visibilitychange", look);
  hearing.add(hears);
  look();
  return () => {
    hearing.delete(hears);
    setTimeout(look, LINGER);
  };
}

function look(): void {
  const wanted = hearing.size > 0 && document.visibilityState === "visible";
  if (hearing.size === 0) document.removeEventListener("visibilitychange", look);
  if (wanted && !source) open();
  if (!wanted) close();
}

function close(): void {
  clearTimeout(timer);
  source?.close();
  source = undefined;
  setState("connecting");
}

function open(): void {
  clearTimeout(timer);
  const opened = new EventSource(last ? `/api/live?after=${encodeURIComponent(last)}` : "/api/live");
  source = opened;
  const told = (event: MessageEvent<string>) => {
    last = event.lastEventId || last;
    for (const hears of [...hearing]) hears(JSON.parse(event.data));
  };
  opened.addEventListener("news", told);
  opened.addEventListener("look", told);
  opened.addEventListener("state", (event: MessageEvent<string>) => {
    last = event.lastEventId || last;
    pause = FIRST_PAUSE;
    setState(JSON.parse(event.data));
  });
  opened.addEventListener("error", () => {
    if (source !== opened) return;
    setState("connecting");
    // A connection that broke is taken up by the browser itself; one that was refused is not.
    if (opened.readyState !== EventSource.CLOSED) return;
    source = undefined;
    timer = setTimeout(look, pause * (0.5 + Math.random() / 2));
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  });
}
