import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { devicesHoldingSeveral, devicesOf } from "./activation-devices.ts";

const at = (day: number) => new Date(Date.UTC(2026, 2, day));
const on = (deviceIdentifier: string | null, day: number, removedAt: Date | null = null) => ({
  deviceIdentifier,
  createdAt: at(day),
  removedAt,
});

describe("the devices of a license", () => {
  it("hold as many slots as they were activated, the greediest first", () => {
    assert.deepEqual(devicesOf([on("iMac", 1), on("MacBook", 2), on("MacBook", 4)]), [
      { identifier: "MacBook", slots: 2, firstAt: at(2), lastAt: at(4) },
      { identifier: "iMac", slots: 1, firstAt: at(1), lastAt: at(1) },
    ]);
  });

  it("give back the slots that were removed", () => {
    const history = [on("MacBook", 1, at(3)), on("MacBook", 2), on("iMac", 2, at(3))];
    assert.deepEqual(
      devicesOf(history).map(({ identifier, slots }) => [identifier, slots]),
      [["MacBook", 1]],
    );
    assert.deepEqual(devicesHoldingSeveral(history), []);
  });

  it("that never said who they are, are never taken for one", () => {
    assert.deepEqual(devicesHoldingSeveral([on(null, 1), on(null, 2), on("", 3), on("", 4)]), [
      { identifier: "", slots: 2, firstAt: at(3), lastAt: at(4) },
    ]);
  });

  it("hold together exactly the slots in use", () => {
    const activation = fc.record({
      deviceIdentifier: fc.option(fc.constantFrom("a", "b", "__proto__")),
      createdAt: fc.date({ noInvalidDate: true }),
      removedAt: fc.option(fc.date({ noInvalidDate: true })),
    });
    fc.assert(
      fc.property(fc.array(activation), (history) => {
        const held = devicesOf(history).reduce((sum, { slots }) => sum + slots, 0);
        assert.equal(held, history.filter(({ removedAt }) => removedAt === null).length);
      }),
    );
  });
});
