import type { Removal } from "../activation-removal.ts";
import { activationHistoryExample, licenseExample } from "./license.ts";

const removedAt = "2026-11-20T10:52:44.127000Z";

const license = {
  ...licenseExample,
  activation_count: 1,
  activations_remaining: 2,
  activations: { count: 1, max: 3, remaining: 2 },
  updated_at: removedAt,
};

export const removalExample: Removal = {
  license,
  removed: activationHistoryExample.activations.map((each) => ({ ...each, removed_at: removedAt })),
};

export const freedDeviceExample: Removal = {
  ...removalExample,
  removed: removalExample.removed.map((each) => ({ ...each, id: 90_102 })),
};
