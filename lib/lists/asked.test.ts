import assert from "node:assert/strict";
import { test } from "node:test";
import { asked } from "./asked.ts";

const of = (query: string) => asked("licenses", new URLSearchParams(query));

test("a first page is a click's and small; what follows is read ahead, in as few requests as can be", () => {
  const first = of("status=active");
  assert.ok(first.ok);
  assert.deepEqual(
    { ...first.data, filters: first.data.filters.status },
    { filters: "active", cursor: null, perPage: 50, priority: "click" },
  );
  const further = of("cursor=abc");
  assert.ok(further.ok && further.data.perPage === 100 && further.data.priority === "background");
});

test("a further page that somebody waits for is a click's", () => {
  const waited = of("cursor=abc&priority=click&per_page=20");
  assert.ok(waited.ok && waited.data.priority === "click" && waited.data.perPage === 20);
});

test("nobody reading a list can say that their read is an act, or ask for more than a page holds", () => {
  const greedy = of("priority=act&per_page=5000");
  assert.ok(greedy.ok && greedy.data.priority === "click" && greedy.data.perPage === 50);
});

test("a list that needs to know of what says so", () => {
  const answer = asked("activations", new URLSearchParams());
  assert.ok(!answer.ok && answer.problem.kind === "invalid" && answer.problem.fields.license_key);
});
