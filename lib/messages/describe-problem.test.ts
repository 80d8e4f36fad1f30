import assert from "node:assert/strict";
import { test } from "node:test";
import type { Problem, ProblemKind } from "#lib/answer.ts";
import { describeProblem } from "./describe-problem.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";

const kinds = Object.keys(en.problems).filter((kind): kind is ProblemKind => kind in en.problems);

function problem(kind: ProblemKind, facts: Partial<Problem> = {}): Problem {
  const nothing = { status: undefined, code: undefined, retryAfter: undefined };
  return { kind, store: "shop.test:4000", fields: {}, ...nothing, ...facts };
}

test("every problem says what happened, what it means and what to do, in both languages", () => {
  for (const messages of [en, fr]) {
    for (const kind of kinds) {
      const told = describeProblem(problem(kind), messages);
      for (const sentence of Object.values(told)) {
        assert.match(sentence, /^\p{Lu}.*\.$/u);
        assert.doesNotMatch(sentence, /undefined|null|NaN|!|[Oo]ops|later|plus tard/);
      }
    }
  }
});

test("the store's own reason says more than the kind", () => {
  const { happened } = describeProblem(problem("refused", { code: "license_already_revoked" }), en);
  assert.equal(happened, "A colleague was faster: this license is already revoked.");
});

test("a reason without words of its own is named, so that it can be passed on", () => {
  const { happened } = describeProblem(problem("refused", { code: "currency_not_supported" }), en);
  assert.equal(happened, "The store refused this (currency_not_supported).");
});

test("a full limit says when to try again, as far as the store said so", () => {
  const next = (retryAfter?: number) => describeProblem(problem("busy", { retryAfter }), en).next;
  assert.deepEqual(
    [next(1), next(20), next()],
    ["Retry in 1 second.", "Retry in 20 seconds.", "Retry in a minute."],
  );
});

test("an act that got no answer is never called undone", () => {
  for (const messages of [en, fr]) {
    const { meaning, next } = describeProblem(problem("uncertain"), messages);
    assert.doesNotMatch(meaning, /Nothing was changed|Rien n’a/);
    assert.match(next, /before|avant/);
  }
});
