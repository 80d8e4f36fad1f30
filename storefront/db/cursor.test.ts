import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { type Cursor, decodeCursor, encodeCursor } from "./cursor.ts";

const LISTS = ["sales", "licenses", "license-attempts"] as const;
const list = fc.constantFrom(...LISTS);
const place: fc.Arbitrary<Cursor> = fc.record(
  {
    direction: fc.constantFrom("next", "prev"),
    createdAt: fc.date({ min: new Date(0), max: new Date("2500-01-01"), noInvalidDate: true }),
    id: fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }),
  },
  { noNullPrototype: true },
);

/** What a walk can begin at: an instant the database holds and a whole number. */
function assertHarmless(cursor: Cursor | null) {
  if (cursor === null) return;
  assert.ok(cursor.direction === "next" || cursor.direction === "prev");
  assert.ok(!Number.isNaN(cursor.createdAt.getTime()));
  assert.ok(Number.isSafeInteger(cursor.id) && cursor.id >= 0);
}

describe("a cursor", () => {
  it("leads back to the very place it was made from", () => {
    fc.assert(
      fc.property(list, place, (name, cursor) => {
        assert.deepEqual(decodeCursor(name, encodeCursor(name, cursor)), cursor);
      }),
    );
  });

  it("of one list is none of another", () => {
    fc.assert(
      fc.property(list, list, place, (name, other, cursor) => {
        fc.pre(name !== other);
        assert.equal(decodeCursor(other, encodeCursor(name, cursor)), null);
      }),
    );
  });

  it("is safe in an address as it stands", () => {
    fc.assert(
      fc.property(list, place, (name, cursor) => assert.match(encodeCursor(name, cursor), /^[\w-]+$/)),
    );
  });

  it("made up of anything at all is refused or names a harmless place", () => {
    const anything = fc.oneof(fc.string({ unit: "binary" }), fc.string(), fc.base64String());
    fc.assert(fc.property(list, anything, (name, text) => assertHarmless(decodeCursor(name, text))));
  });

  it("whose inside was rewritten is refused or names a harmless place", () => {
    const part = fc.oneof(
      fc.constantFrom("next", "prev", "zzzzzzzzzzz", "-1", "NaN", "", "0", "1e9", "\u0000", "../", "NULL"),
      fc.string(),
    );
    fc.assert(
      fc.property(list, fc.array(part, { maxLength: 6 }), (name, parts) => {
        const text = Buffer.from([name, ...parts].join(".")).toString("base64url");
        assertHarmless(decodeCursor(name, text));
      }),
    );
  });

  it("with a letter changed, added or lost names another place or none, never the same in another spelling", () => {
    fc.assert(
      fc.property(list, place, fc.nat(), fc.string({ maxLength: 2 }), (name, cursor, at, put) => {
        const text = encodeCursor(name, cursor);
        const cut = at % text.length;
        const changed = text.slice(0, cut) + put + text.slice(cut + 1);
        fc.pre(changed !== text);
        const found = decodeCursor(name, changed);
        assertHarmless(found);
        assert.notDeepEqual(found, cursor);
      }),
    );
  });
});
