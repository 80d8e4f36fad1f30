import assert from "node:assert/strict";
import { test } from "node:test";
import { may } from "../auth/roles.ts";
import { neededFor } from "./needed.ts";

test("who was invited, and what the staff did, is for owners; other lists are for every role", () => {
  for (const list of ["invitations", "audit"]) {
    assert.equal(may("owner", neededFor(list)), true, list);
    assert.equal(may("support", neededFor(list)), false, list);
    assert.equal(may("viewer", neededFor(list)), false, list);
  }
  for (const list of ["sales", "licenses", "constructor"]) assert.equal(neededFor(list), "read", list);
});
