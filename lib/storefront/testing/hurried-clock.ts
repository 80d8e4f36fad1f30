import type { Clock } from "../clock.ts";

/** Real time in a hurry: fifteen seconds are over in a moment, and sockets still work. */
export function hurriedClock(times = 60): Clock {
  return {
    now: () => performance.now() * times,
    chance: () => 0.5,
    after: (milliseconds, work) => {
      const timer = setTimeout(work, milliseconds / times);
      return () => clearTimeout(timer);
    },
  };
}
