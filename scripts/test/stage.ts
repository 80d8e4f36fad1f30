import { type Counts, closingLine } from "./counts.ts";

const begin = Date.now();

/** One part of the run under a heading that says when it began, and how it ended. */
export async function stage(name: string, work: () => Promise<Counts>): Promise<Counts> {
  const start = Date.now();
  console.log(
    `\n── ${name} ── ${new Date(start).toISOString().slice(11, 19)}, ${seconds(begin)} s since the beginning`,
  );
  const counts = await work();
  console.log(`── ${name}: ${closingLine(counts)} (${seconds(start)} s)`);
  return counts;
}

function seconds(since: number): string {
  return ((Date.now() - since) / 1000).toFixed(1);
}
