import type { Follower } from "../../events/feed.ts";

const RETRY_MS = 2_000;

interface Streamed {
  follower: Follower;
  /** The place that it begins at. */
  from: string;
  /** Asked before each part: a key that is revoked meanwhile sees no more. */
  allowed(): Promise<boolean>;
  failed(error: unknown): void;
}

/**
 * Nothing is read before the other side asks for it, so that a slow reader holds up nobody and fills no memory. It
 * begins with its place, so that whoever loses it before the first event can go on there.
 */
export function eventStream({ follower, from, allowed, failed }: Streamed): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let begun = false;
  async function next(): Promise<string | null> {
    if (begun) {
      const part = await follower.next();
      return part !== null && (await allowed()) ? part : null;
    }
    begun = true;
    return `retry: ${RETRY_MS}\nid: ${from}\n\n`;
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const part = await next().catch((error: unknown) => {
          failed(error);
          return null;
        });
        if (part !== null) return controller.enqueue(encoder.encode(part));
        follower.close();
        controller.close();
      },
      cancel: () => follower.close(),
    },
    { highWaterMark: 0 },
  );
}
