import assert from "node:assert/strict";
import { test } from "node:test";
import { managedPulseExample } from "#contract/examples/managed-pulse.ts";
import type { ManagedPulse } from "#contract/managed-pulse.ts";
import { succeeded } from "#lib/storefront/answers.ts";
import { attentionItems } from "./attention.ts";

const now = new Date("2026-03-15T12:00:00Z");
const nothing = succeeded({ rows: [], more: false });
const since = "2026-03-15T05:00:00+00:00";

function pulse(id: string, state: "failing" | "gone"): ManagedPulse {
  const health = {
    ...managedPulseExample.health,
    state: { value: state, label: state },
    failing_since: since,
    last_failure_at: "2026-03-14T05:00:00+00:00",
  };
  return { ...managedPulseExample, id, url: `https://${id}.example/hook`, health };
}

const attention = (pulses: ManagedPulse[]) =>
  attentionItems(
    {
      payments: nothing,
      discounts: nothing,
      refused: nothing,
      pulses: succeeded({ rows: pulses, more: false }),
    },
    now,
  );

test("each pulse that fails is named, leads to its page, and says since when; one whose target is gone, when that was", () => {
  assert.deepEqual(attention([pulse("one", "failing"), pulse("two", "gone")]), [
    { kind: "pulse", href: "/pulses/one", url: "https://one.example/hook", gone: false, since },
    {
      kind: "pulse",
      href: "/pulses/two",
      url: "https://two.example/hook",
      gone: true,
      since: "2026-03-14T05:00:00+00:00",
    },
  ]);
});

test("more than a few that fail are one line that counts them", () => {
  const pulses = ["one", "two", "three", "four"].map((id) => pulse(id, "failing"));
  assert.deepEqual(attention(pulses), [{ kind: "pulses", href: "/pulses", count: 4 }]);
});

test("where nothing fails, nothing is said", () => {
  assert.deepEqual(attention([]), []);
});
