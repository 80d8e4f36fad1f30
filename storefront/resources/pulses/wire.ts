import { type Pulse, type PulseSource, pulseSources } from "#contract/pulse.ts";
import { withOffset } from "#contract/timestamps.ts";
import { allTrigger, namedTriggers, type TriggerValue } from "#contract/triggers.ts";
import type { Store } from "../../store.ts";
import type { PulseRow } from "./queries.ts";

export function toPulse(row: PulseRow, store: Store): Pulse {
  return {
    id: row.public_id,
    url: row.url,
    is_enabled: row.is_enabled,
    source: toSource(row.source),
    triggers: row.triggers.map(toTrigger),
    products: row.products,
    store: { id: store.publicId, name: store.name },
    can_delete: row.can_delete,
    created_at: withOffset(row.created_at),
    updated_at: withOffset(row.updated_at),
  };
}

const explained = new Map<string, { label: string; description: string }>(
  [...namedTriggers, allTrigger].map(({ value, label, description }) => [value, { label, description }]),
);

function toTrigger(value: TriggerValue) {
  const { label, description } = explained.get(value) ?? { label: value, description: "" };
  return { value, label, description };
}

function toSource(value: PulseSource) {
  return pulseSources.find((source) => source.value === value) ?? { value, label: value, description: "" };
}
