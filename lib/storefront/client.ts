import type { Priority } from "./budget.ts";
import { type Clock, realClock } from "./clock.ts";
import { openGate, type Standing } from "./gate.ts";
import { type Kept, openMemory } from "./memory.ts";
import { type ActMethod, type Connection, type Reply, request, type Sent } from "./request.ts";
import { type Read, sendAct, sendRead, sendStream, type Waited } from "./send.ts";
import { type Opened, openStream, type StreamAsked } from "./stream.ts";

/** The one way to the store. Reads are shared and kept for a moment; acts are sent once and end what was kept. */
export interface StoreClient {
  /** The store's host and port, as it may be shown. */
  host: string;
  clock: Clock;
  read(path: string, options?: ReadOptions): Promise<Waited>;
  act(path: string, body: unknown, mark: string, method?: ActMethod): Promise<Waited>;
  /** Opens what goes on; costs one request, however long it lasts. */
  stream(asked: StreamAsked): Promise<Opened>;
  /** Nothing read before now is answered any more: of all paths, or of those that something made stale. */
  forget(isStale?: (path: string) => boolean): void;
  standing(): Standing;
}

export interface ReadOptions {
  priority?: Priority;
  /** In milliseconds. */
  keepFor?: number;
  /** Also that there is no such thing is kept, where it does not appear from one moment to the next. */
  keepAbsence?: boolean;
}

/** Long enough for the twenty pages that are opened at once, too short for anybody to notice. */
export const KEEP = 4_000;

export function openClient(
  connection: Connection,
  clock: Clock = realClock,
  ask: typeof request = request,
): StoreClient {
  const line = { gate: openGate(clock), clock, request: (sent: Sent) => ask(connection, sent, clock) };
  const memory = openMemory(clock);
  const underWay = new Map<string, Read>();

  function share(path: string, { priority, keepFor, keepAbsence }: Required<ReadOptions>): Read {
    const going = underWay.get(path);
    if (going) {
      going.raise(priority);
      return going;
    }
    const read = sendRead(line, path, priority);
    underWay.set(path, read);
    read.answered.then(({ reply }) => {
      // An act meanwhile made this answer one of the past: nobody may be given it after those who waited for it.
      if (underWay.get(path) !== read) return;
      underWay.delete(path);
      if (isWorthKeeping(reply, keepAbsence)) memory.keep(path, reply, keepFor);
    });
    return read;
  }

  function forget(isStale: (path: string) => boolean = () => true) {
    memory.drop(isStale);
    for (const path of underWay.keys()) if (isStale(path)) underWay.delete(path);
  }

  return {
    host: new URL(connection.url).host,
    clock,
    read: (path, { priority = "click", keepFor = KEEP, keepAbsence = false } = {}) => {
      const kept: Kept | undefined = memory.recall(path);
      if (kept) return Promise.resolve({ reply: kept, waited: 0 });
      return share(path, { priority, keepFor, keepAbsence }).answered;
    },
    act: async (path, body, mark, method = "POST") => {
      const waited = await sendAct(line, { method, path, body, mark });
      forget();
      return waited;
    },
    stream: (asked) => sendStream(line.gate, () => openStream(connection, asked, clock)),
    forget,
    standing: line.gate.standing,
  };
}

function isWorthKeeping(reply: Reply, absenceToo: boolean): reply is Kept {
  if (reply.kind !== "answered") return false;
  return reply.status < 300 || (absenceToo && (reply.status === 404 || reply.status === 405));
}
