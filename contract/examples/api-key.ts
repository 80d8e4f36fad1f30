import type { ApiKey, MadeApiKey } from "../api-key.ts";

export const apiKeyExample: ApiKey = {
  id: "k3v8m1q7z0x5t2b9",
  name: "Shop floor",
  begins: "sk_live_k3v8m1q7z0x5t2b9_",
  scopes: [],
  status: "active",
  is_current: false,
  created_at: "2026-11-02T09:15:00+00:00",
  last_used_at: "2026-11-20T10:41:07+00:00",
  revoked_at: null,
};

export const madeApiKeyExample: MadeApiKey = {
  ...apiKeyExample,
  last_used_at: null,
  // Not one that works anywhere, and no scanner of sources takes it for one.
  key: `${apiKeyExample.begins}${"x".repeat(40)}`,
};
