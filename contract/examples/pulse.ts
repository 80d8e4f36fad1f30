import type { Pulse } from "../pulse.ts";
import { triggerOf } from "../triggers.ts";
import { storeName } from "./store.ts";

export const pulseExample: Pulse = {
  id: "pulse_7y2we9hk4f",
  url: "https://app.example/hooks/store",
  is_enabled: true,
  source: { value: "manual", label: "Manual", description: "Created by a user" },
  triggers: [triggerOf("successful_sale"), triggerOf("license_revoked")],
  products: [{ id: "prd_4tz9w1xc7e", name: "Brush Pack Pro", slug: "brush-pack-pro" }],
  store: storeName,
  can_delete: true,
  created_at: "2026-05-04T11:00:00+00:00",
  updated_at: "2026-05-04T11:00:00+00:00",
};
