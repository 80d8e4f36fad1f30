import assert from "node:assert/strict";
import { test } from "node:test";
import type { Priority } from "./budget.ts";
import { type Gate, openGate } from "./gate.ts";
import { PATIENCE } from "./schedule.ts";
import { manualClock } from "./testing/manual-clock.ts";

/** Enters, and notes the name in `order` once it may begin. */
function entering(gate: Gate, order: string[]) {
  return (name: string, priority: Priority) => {
    const turn = gate.enter(priority);
    turn.begun.then(() => order.push(name));
    return turn;
  };
}

/** A gate at which so many have just been let in and answered. */
async function usedGate(clicks: number) {
  const clock = manualClock();
  const gate = openGate(clock);
  for (let count = 0; count < clicks; count++) {
    gate.enter("click");
    await clock.pass(1);
    gate.ended();
  }
  return { clock, gate };
}

test("while there is enough, everybody begins at once and nobody has waited", async () => {
  const gate = openGate(manualClock());
  assert.deepEqual(await Promise.all([gate.enter("background").begun, gate.enter("act").begun]), [0, 0]);
});

test("an act goes before the clicks that came earlier, and those before what is in the background", async () => {
  const { clock, gate } = await usedGate(1);
  const order: string[] = [];
  const enter = entering(gate, order);
  gate.closeFor(1_000);
  enter("prefetch", "background");
  enter("first click", "click");
  enter("second click", "click");
  enter("revoke", "act");
  await clock.pass(1_000);
  assert.deepEqual(order, ["revoke", "first click", "second click", "prefetch"]);
});

test("with the readers' part used up an act still begins at once", async () => {
  const clock = manualClock();
  const gate = openGate(clock);
  for (let readers = 0; readers < 200; readers++) gate.enter("click");
  await clock.pass(45_000);
  assert.ok(gate.waiting() > 100);
  assert.equal(await gate.enter("act").begun, 0);
});

test("a prefetch that somebody now waits for moves up", async () => {
  const { clock, gate } = await usedGate(1);
  const order: string[] = [];
  const enter = entering(gate, order);
  gate.closeFor(1_000);
  const prefetch = enter("wanted prefetch", "background");
  enter("click", "click");
  prefetch.raise("click");
  await clock.pass(1_000);
  assert.deepEqual(order, ["wanted prefetch", "click"]);
});

test("what is in the background is not overtaken for ever", async () => {
  const { clock, gate } = await usedGate(1);
  const order: string[] = [];
  const enter = entering(gate, order);
  gate.closeFor(PATIENCE + 1);
  enter("prefetch", "background");
  await clock.pass(PATIENCE);
  enter("click", "click");
  await clock.pass(1);
  assert.deepEqual(order, ["prefetch", "click"]);
});

test("hundreds of readers all get their turn", async () => {
  const clock = manualClock();
  const gate = openGate(clock);
  let served = 0;
  for (let reader = 0; reader < 400; reader++)
    gate.enter("click").begun.then(() => {
      served += 1;
      clock.after(300, () => gate.ended());
    });
  await clock.pass(5 * 60_000);
  assert.equal(served, 400);
});
