import type { Clock } from "../storefront/clock.ts";
import type { Hub } from "./hub.ts";

interface Sending {
  hub: Pick<Hub, "join">;
  clock: Clock;
  after: string | undefined;
  /** Asked every minute: who was removed meanwhile, or signed out everywhere, hears no more. */
  allowed(): Promise<boolean>;
}

export const SIGN_OF_LIFE_EVERY = 20_000;
export const ASK_EVERY = 60_000;
const RETRY = 3_000;
/** A browser that takes nothing is sent away, and comes back with its last id when it is there again. */
const MOST_UNTAKEN = 100;

/** What one browser hears, as server-sent events. */
export function serverSent({ hub, clock, after, allowed }: Sending): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const undo: (() => void)[] = [];
  const leave = () => undo.splice(0).forEach((each) => void each());

  return new ReadableStream<Uint8Array>({
    start(controller) {
      let over = false;
      const end = () => {
        if (over) return;
        over = true;
        leave();
        controller.close();
      };
      const send = (text: string) => {
        if (over) return;
        if ((controller.desiredSize ?? 0) < -MOST_UNTAKEN) end();
        else controller.enqueue(encoder.encode(text));
      };
      undo.push(() => {
        over = true;
      });
      send(`retry: ${RETRY}\n\n`);
      undo.push(
        hub.join(
          {
            hear: ({ id, news }) =>
              send(`id: ${id}\nevent: ${news ? "news" : "look"}\ndata: ${JSON.stringify(news)}\n\n`),
            state: (state, id) => send(`id: ${id}\nevent: state\ndata: "${state}"\n\n`),
            end,
          },
          after,
        ),
        every(clock, SIGN_OF_LIFE_EVERY, () => send(":\n\n")),
        every(clock, ASK_EVERY, () => {
          // Where nobody can tell, the stream ends too: the browser comes back and is asked at the door.
          allowed().then(
            (yes) => (yes ? undefined : end()),
            () => end(),
          );
        }),
      );
      // The hub may have been closed just then.
      if (over) leave();
    },
    cancel: leave,
  });
}

function every(clock: Clock, milliseconds: number, work: () => void): () => void {
  let forget = clock.after(milliseconds, again);
  function again() {
    forget = clock.after(milliseconds, again);
    work();
  }
  return () => forget();
}
