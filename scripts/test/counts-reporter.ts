import type { TestEvent } from "node:test/reporters";

/** The sums of a run as one line of JSON; the last summary is the one over all files. */
export default async function* countsReporter(events: AsyncIterable<TestEvent>) {
  let line = "";
  for await (const event of events) {
    if (event.type !== "test:summary") continue;
    const { tests, passed, skipped, todo } = event.data.counts;
    line = JSON.stringify({ passed, failed: tests - passed - skipped - todo, skipped: skipped + todo });
  }
  yield line;
}
