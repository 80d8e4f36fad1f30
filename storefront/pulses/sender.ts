import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { dealPlaces } from "#domain/pulse-places.ts";
import type { Pool } from "../db/pool.ts";
import type { Service } from "../service.ts";
import { attemptDelivery } from "./attempt.ts";
import { type Claimed, claimDue, waitingQueues } from "./claim.ts";

export type Sender = Pick<Service, "settings" | "clock" | "post" | "log">;

interface Options {
  /** Its own few connections, so that five hundred deliveries that end at once keep no request waiting. */
  pool: Pool;
  /** How long nothing is asked of the database after it had nothing to send. */
  idleMs?: number;
}

/** What ends together is followed by one look for more, not by as many. */
const GATHER_MS = 10;

/** Sends what is due, shared fairly among the pulses, beside any number of other senders, until it is stopped. */
export function startSender(service: Sender, { pool, idleMs = 250 }: Options) {
  const { settings, clock, log } = service;
  const sender = randomUUID();
  const places = { ofOne: settings.PULSES_AT_ONCE_PER_TARGET, all: settings.PULSES_AT_ONCE };
  const underWay = new Map<Claimed, Promise<void>>();
  const givenUp = new AbortController();
  let stopped = false;
  let ended = false;
  let wake = () => {};

  async function claim(): Promise<Claimed[]> {
    if (underWay.size >= places.all) return [];
    const now = clock();
    const queues = await waitingQueues(pool, now);
    const counts = Map.groupBy(underWay.keys(), ({ pulse_id }) => pulse_id);
    const waiting = rotated(queues).map(({ pulseId: pulse }) => ({
      pulse,
      underWay: counts.get(pulse)?.length ?? 0,
    }));
    const dealt = dealPlaces(waiting, underWay.size, places);
    const mine = queues.flatMap((queue) => {
      const share = dealt.get(queue.pulseId);
      return share ? [{ ...queue, places: share }] : [];
    });
    return mine.length === 0 ? [] : claimDue(pool, mine, sender, now);
  }

  async function send(claimed: Claimed): Promise<void> {
    try {
      await attemptDelivery(service, pool, { claimed, sender, signal: givenUp.signal });
    } catch (err) {
      // Its lease ends, and then it is anybody's again.
      log.error({ err, delivery: claimed.public_id }, "a delivery could not be attempted or written down");
    }
    underWay.delete(claimed);
    ended = true;
    wake();
  }

  async function turn(): Promise<void> {
    let claimed: Claimed[] = [];
    ended = false;
    try {
      claimed = await claim();
    } catch (err) {
      log.error({ err }, "deliveries could not be claimed");
    }
    for (const one of claimed) underWay.set(one, send(one));
    // What ended during the claim has left a place already.
    if (claimed.length > 0 || ended) return void (await pause(GATHER_MS));
    const place = new Promise<void>((resolve) => {
      wake = resolve;
    });
    await Promise.race([place.then(() => pause(GATHER_MS)), pause(idleMs)]);
  }

  const working = (async () => {
    while (!stopped) await turn();
  })();

  return {
    /** Waits for what is under way, and after all patience gives the rest back for others to send. */
    async stop(patienceMs: number): Promise<void> {
      stopped = true;
      wake();
      await working;
      const patience = setTimeout(() => givenUp.abort(), patienceMs);
      await Promise.all(underWay.values());
      clearTimeout(patience);
    },
  };
}

let turns = 0;

/** Where there are fewer places than pulses, another one comes first each time. */
function rotated<Item>(items: readonly Item[]): Item[] {
  turns += 1;
  const at = items.length === 0 ? 0 : turns % items.length;
  return [...items.slice(at), ...items.slice(0, at)];
}
