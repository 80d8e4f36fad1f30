/** Longer than the dashboard's server keeps an answer: sooner would be told the same again. */
const SOONEST = 5_000;
const RAREST = 60_000;
/** What is due is not done in the same moment. */
const DONE_AFTER = 1_000;

/**
 * In how long rows that are not done yet are worth another look: once the first of them is due, and the more rarely the
 * more looks found all of them as they were. Null where there is nothing to wait for.
 */
export function nextLook(due: readonly number[], now: number, inVain: number): number | null {
  if (due.length === 0) return null;
  const first = Math.min(...due) - now + DONE_AFTER;
  return Math.max(first, Math.min(SOONEST * 2 ** inVain, RAREST));
}
