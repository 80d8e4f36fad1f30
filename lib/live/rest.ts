import type { Clock } from "../storefront/clock.ts";

/** A pause that ends early when all is called off. */
export function rest(clock: Clock, milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const forget = clock.after(milliseconds, end);
    signal.addEventListener("abort", end, { once: true });
    function end() {
      forget();
      signal.removeEventListener("abort", end);
      resolve();
    }
  });
}
