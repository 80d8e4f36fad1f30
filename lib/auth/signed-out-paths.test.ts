import assert from "node:assert/strict";
import { test } from "node:test";
import { isOpenToStrangers, mayBeSignedIn } from "./signed-out-paths.ts";

for (const path of ["/sign-in", "/first-run", "/invitation/abc", "/api/lists/sales", "/robots.txt"])
  test(`${path} answers strangers itself`, () => {
    assert.ok(isOpenToStrangers(path));
  });

for (const path of [
  "/",
  "/licenses",
  "/sign-in-x",
  "/apish",
  "/invitations",
  "/licenses/api/x",
  "/robots.txt/x",
])
  test(`${path} sends strangers away`, () => {
    assert.ok(!isOpenToStrangers(path));
  });

test("only a session's cookie looks like somebody signed in", () => {
  const with_ = (name: string, value = "x") =>
    mayBeSignedIn([
      { name: "other", value: "x" },
      { name, value },
    ]);
  assert.ok(with_("next-auth.session-token") && with_("__Secure-next-auth.session-token"));
  assert.ok(!with_("next-auth.csrf-token") && !with_("next-auth.session-token", "") && !mayBeSignedIn([]));
});
