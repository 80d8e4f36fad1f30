import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { isPress, type Press } from "./shortcut.ts";

const pressed = (more: Partial<Press>): Press => ({
  key: "k",
  metaKey: false,
  ctrlKey: false,
  altKey: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
});
const open = { key: "k", command: true };

describe("a shortcut", () => {
  it("with the command key is pressed with ⌘ or with Ctrl, in any case", () => {
    assert.equal(isPress(pressed({ metaKey: true }), open), true);
    assert.equal(isPress(pressed({ ctrlKey: true, key: "K" }), open), true);
  });

  it("is no other key, and none of its own without or with what it needs", () => {
    assert.equal(isPress(pressed({}), open), false);
    assert.equal(isPress(pressed({ metaKey: true }), { key: "k" }), false);
    assert.equal(isPress(pressed({ metaKey: true, key: "j" }), open), false);
    assert.equal(isPress(pressed({ metaKey: true, altKey: true }), open), false);
  });

  it("fires once for a key that is held, and not where somebody else has used it", () => {
    assert.equal(isPress(pressed({ metaKey: true, repeat: true }), open), false);
    assert.equal(isPress(pressed({ metaKey: true, defaultPrevented: true }), open), false);
  });
});
