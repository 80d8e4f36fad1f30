import type { ManagedPulse, RevealedPulse } from "../managed-pulse.ts";
import { pulseExample } from "./pulse.ts";

export const managedPulseExample: ManagedPulse = {
  ...pulseExample,
  disabled_reason: null,
  headers: { "x-shop": "brushes" },
  previous_secret_until: null,
  health: {
    state: { value: "working", label: "The target answers" },
    tried: 50,
    delivered: 49,
    success_rate: 0.98,
    last_success_at: "2026-11-20T10:41:07+00:00",
    last_failure_at: "2026-11-18T03:12:44+00:00",
    last_failure: { value: "timed_out", label: "No answer within 15 seconds" },
    failing_since: null,
    failures: 0,
  },
};

export const newPulseExample: RevealedPulse = {
  ...managedPulseExample,
  health: {
    state: { value: "untried", label: "Nothing was sent yet" },
    tried: 0,
    delivered: 0,
    success_rate: null,
    last_success_at: null,
    last_failure_at: null,
    last_failure: null,
    failing_since: null,
    failures: 0,
  },
  secret: "whsec_bm90IGEgc2VjcmV0LCBvbmx5IGFuIGV4YW1wbGU=",
};

export const rotatedPulseExample: RevealedPulse = {
  ...managedPulseExample,
  previous_secret_until: "2026-11-21T10:41:07+00:00",
  secret: newPulseExample.secret,
};
