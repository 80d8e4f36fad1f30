import type { EventName } from "#contract/triggers.ts";
import type { Batch } from "./batch.ts";
import { DAY } from "./calendar.ts";
import { demoId } from "./ids.ts";
import type { Random } from "./random.ts";

interface DemoEvent {
  storeId: number;
  saleId: number;
  name: EventName;
  license: number | null;
  at: Date;
}

const REMEMBERED = 30 * DAY;

/** What happened long ago is told by the sales and licenses themselves; the store's journal begins a month back. */
export function recordDemoEvent(
  random: Random,
  batch: Batch,
  { storeId, saleId, name, license, at }: DemoEvent,
  now: Date,
) {
  if (now.getTime() - at.getTime() > REMEMBERED) return;
  const publicId = demoId(random, "event");
  batch.events.push({ license, row: (id) => [storeId, id, publicId, name, saleId, at] });
}
