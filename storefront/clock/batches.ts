import type { Service } from "../service.ts";

/** How many rows one statement of the clock changes at most; the SQL says it as a literal. */
export const BATCH = 500;

/** One batch after the other until nothing more is due, or the service stops: the next sweep goes on from there. */
export async function inBatches(
  { lifecycle }: Pick<Service, "lifecycle">,
  batch: () => Promise<number>,
): Promise<void> {
  for (;;) {
    if (lifecycle.stopping) return;
    const done = await batch();
    if (done < BATCH) return;
  }
}
