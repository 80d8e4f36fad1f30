import type { Priority } from "./budget.ts";
import { type Clock, pause } from "./clock.ts";
import type { Gate, Turn } from "./gate.ts";
import type { Reply, Sent } from "./request.ts";
import type { Opened } from "./stream.ts";

/** Through which door, to whom, by which clock: all that a request needs. */
export interface Line {
  gate: Gate;
  clock: Clock;
  request(sent: Sent): Promise<Reply>;
}

/** A reply, and how long the store's limit made it wait. */
export interface Waited {
  reply: Reply;
  waited: number;
}

export const TRIES = 3;
/** A store that wants more patience than this is told as busy, not waited for. */
export const PATIENCE_SECONDS = 60;
const FIRST_BACKOFF = 400;

/** What a read under way can still be told. */
export interface Read {
  answered: Promise<Waited>;
  raise(priority: Priority): void;
}

/**
 * A read may be repeated: after a no of the limit when the store says so, after a fault or a broken connection
 * after a moment. Not after silence: whoever waits has waited 15 seconds, and the store may be drowning.
 */
export function sendRead(line: Line, path: string, asked: Priority): Read {
  let priority = asked;
  let turn: Turn | undefined;
  const answered = attempts(line, { method: "GET", path }, isWorthRepeating, () => {
    turn = line.gate.enter(priority);
    return turn;
  });
  return {
    answered,
    raise: (to) => {
      priority = to;
      turn?.raise(to);
    },
  };
}

/** An act is repeated only after a no of the limit, which says that nothing was done. */
export function sendAct(line: Line, sent: Exclude<Sent, { method: "GET" }>): Promise<Waited> {
  return attempts(line, sent, isLimited, () => line.gate.enter("act"));
}

async function attempts(
  line: Line,
  sent: Sent,
  again: (reply: Reply) => boolean,
  enter: () => Turn,
): Promise<Waited> {
  let waited = 0;
  for (let tried = 1; ; tried++) {
    waited += await enter().begun;
    const reply = await line.request(sent);
    const backoff = backoffAfter(tried, line.clock);
    // Closed first, or whoever is next would run into the same no.
    if (isLimit(reply)) line.gate.closeFor(limitedFor(reply, backoff));
    line.gate.ended(reply.kind === "answered" ? reply.told : undefined);
    if (tried === TRIES || !again(reply)) return { reply, waited };
    // The closed gate is the pause after a no of the limit: an act still goes before the reads there.
    if (!isLimited(reply)) await pause(line.clock, backoff);
  }
}

/** Counted when it is open, since then it costs nothing more. Whoever wants it anew knows how long to wait before. */
export async function sendStream(gate: Gate, open: () => Promise<Opened>): Promise<Opened> {
  await gate.enter("background").begun;
  const opened = await open();
  if (opened.kind === "refused" && opened.status === 429)
    gate.closeFor(Math.min(opened.retryAfter ?? 1, PATIENCE_SECONDS) * 1_000);
  gate.ended(opened.kind === "unreachable" ? undefined : opened.told);
  return opened;
}

function isLimit(reply: Reply): boolean {
  return reply.kind === "answered" && reply.status === 429;
}

/** A no of the limit that is worth waiting for. */
function isLimited(reply: Reply): boolean {
  return reply.kind === "answered" && reply.status === 429 && (reply.retryAfter ?? 0) <= PATIENCE_SECONDS;
}

function isWorthRepeating(reply: Reply): boolean {
  if (reply.kind === "answered") return reply.status >= 500 || isLimited(reply);
  return reply.kind !== "silent";
}

function limitedFor(reply: Reply, backoff: number): number {
  const seconds = reply.kind === "answered" ? reply.retryAfter : undefined;
  return seconds === undefined ? backoff : Math.max(Math.min(seconds, PATIENCE_SECONDS) * 1_000, backoff);
}

/** Doubled each time, and by chance between its half and its whole, so that many do not come back together. */
function backoffAfter(tried: number, clock: Clock): number {
  return FIRST_BACKOFF * 2 ** tried * (0.5 + clock.chance() / 2);
}
