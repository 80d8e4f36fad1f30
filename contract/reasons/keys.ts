import type { Reason } from "./reason.ts";

export const keyReasons = {
  key_missing: {
    status: 401,
    message: "API key is missing. Please provide a valid API key.",
    support: "The other system called the store without its key.",
    nextStep: "Send `Authorization: Bearer <API_KEY>` with every request.",
  },
  key_unknown: {
    status: 401,
    message: "Store API key is required",
    support: "The key the other system uses belongs to no store.",
    nextStep: "Check that the whole key was copied, or create a new one under Settings → API keys.",
  },
  key_revoked: {
    status: 401,
    message: "This API key has been revoked.",
    support: "The key the other system uses was revoked by the store's owner.",
    nextStep: "Create a new key under Settings → API keys and replace the old one.",
  },
  scope_required: {
    status: 403,
    message: "This API key does not have the scope this endpoint requires.",
    support: "The key the other system uses may not do this.",
    nextStep: "Create a key with the scope `manage` and use it for this endpoint only.",
  },
  api_key_not_found: {
    status: 404,
    message: "API key not found.",
    support: "The store has no such key.",
    nextStep: "List the keys with `GET /manage/v1/keys` and use an id from there.",
  },
  api_key_already_revoked: {
    status: 409,
    message: "This API key has already been revoked.",
    support: "This key was already revoked; nothing changed.",
    nextStep: "Nothing needs to be done; `revoked_at` says when it happened.",
  },
  store_unknown: {
    status: 404,
    message: "Store not found.",
    support: "This store does not exist, or no longer does.",
    nextStep: "Check the store's name in the address.",
  },
} as const satisfies Record<string, Reason>;
