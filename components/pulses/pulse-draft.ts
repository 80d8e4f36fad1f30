import type { PulseBody } from "#contract/managed-pulse.ts";
import type { TriggerValue } from "#contract/triggers.ts";

export interface OwnHeader {
  /** Tells rows apart while they are typed. */
  row: number;
  name: string;
  value: string;
}

/** A pulse while it is being written. */
export interface PulseDraft {
  url: string;
  triggers: TriggerValue[];
  productIds: string[];
  headers: OwnHeader[];
}

export const emptyDraft: PulseDraft = { url: "", triggers: [], productIds: [], headers: [] };

/** What is sent: a header without a name is a row that nobody filled in. */
export function bodyOf({ url, triggers, productIds, headers }: PulseDraft): PulseBody {
  const named = headers.filter(({ name }) => name.trim() !== "");
  return {
    url: url.trim(),
    triggers,
    product_ids: productIds,
    headers: Object.fromEntries(named.map(({ name, value }) => [name.trim(), value])),
    is_enabled: undefined,
  };
}
