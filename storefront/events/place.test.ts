import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { comparePlaces, decodePlace, encodePlace } from "./place.ts";

const place = fc.record(
  {
    transaction: fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }).map(String),
    id: fc.nat({ max: 10 ** 15 - 1 }),
  },
  { noNullPrototype: true },
);

describe("a place in the stream", () => {
  it("is read as it was written, whichever it is", () => {
    fc.assert(fc.property(place, (one) => assert.deepEqual(decodePlace(encodePlace(one)), one)));
  });

  it("is nothing else but what was written", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = decodePlace(text);
        assert.ok(read === null || encodePlace(read) === text);
      }),
    );
    for (const text of [
      "",
      "stream.1.1",
      btoa("stream.1"),
      btoa("events.1.1"),
      btoa("stream.-1.1"),
      btoa(`stream.${2n ** 63n}.1`),
    ])
      assert.equal(decodePlace(text), null);
  });

  it("comes after those of older transactions, and within one after lower ids", () => {
    const inOrder = [
      ["9", 7],
      ["9", 8],
      ["10", 1],
      ["9223372036854775807", 0],
    ] as const;
    const places = inOrder.map(([transaction, id]) => ({ transaction, id }));
    assert.deepEqual(places.toReversed().sort(comparePlaces), places);
  });
});
