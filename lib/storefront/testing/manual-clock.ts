import type { Clock } from "../clock.ts";

export interface ManualClock extends Clock {
  /** Lets so much time pass, waking what was to be woken, each at its instant. */
  pass(milliseconds: number): Promise<void>;
}

export function manualClock(chance = 0.5): ManualClock {
  let time = 1_000_000;
  let alarms: { at: number; work: () => void }[] = [];
  const settle = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    now: () => time,
    chance: () => chance,
    after: (milliseconds, work) => {
      const alarm = { at: time + milliseconds, work };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((one) => one !== alarm);
      };
    },
    pass: async (milliseconds) => {
      const until = time + milliseconds;
      for (;;) {
        await settle();
        const [next] = alarms.toSorted((one, other) => one.at - other.at);
        if (!next || next.at > until) break;
        alarms = alarms.filter((one) => one !== next);
        time = Math.max(time, next.at);
        next.work();
      }
      time = until;
      await settle();
    },
  };
}
