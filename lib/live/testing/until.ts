import { setTimeout as pause } from "node:timers/promises";

/** Waits for what is to come over a socket; what never comes fails here and not by the time of the whole test. */
export async function until(isSo: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error(`In vain: ${what}`);
    await pause(5);
  }
}
