import { z } from "zod";
import { envelope } from "./envelope.ts";
import { cursor, oneOf, pageWithPerPage, perPage } from "./pagination.ts";
import { scopes } from "./scopes.ts";
import { required, text, timestampSchema } from "./text.ts";

/** Whether a key still works. */
export const apiKeyStatuses = ["active", "revoked"] as const;
export type ApiKeyStatus = (typeof apiKeyStatuses)[number];

export const API_KEY_NAME_MAX = 100;

export const apiKeySchema = z
  .object({
    id: z.string().describe("The part of the key that is no secret"),
    name: z.string(),
    begins: z.string().describe("How the whole key begins, to recognise it by"),
    scopes: z.array(z.string()).describe("What it may do beyond what every key may; empty for a plain key"),
    status: z.enum(apiKeyStatuses),
    is_current: z.boolean().describe("Whether it is the key this request was made with"),
    created_at: timestampSchema,
    last_used_at: timestampSchema.nullable().describe("To within some seconds; null when it never was"),
    revoked_at: timestampSchema.nullable(),
  })
  .meta({ id: "ApiKey" });

export type ApiKey = z.infer<typeof apiKeySchema>;

export const madeApiKeySchema = apiKeySchema
  .extend({
    key: z
      .string()
      .nullable()
      .describe("The whole key, told in this answer and never again: null where the answer is a replay"),
  })
  .meta({ id: "MadeApiKey" });

export type MadeApiKey = z.infer<typeof madeApiKeySchema>;

export const apiKeyBody = z.object({
  name: required(text(API_KEY_NAME_MAX)).describe("What it is for, such as the program that will use it"),
  scopes: z
    .array(z.enum(scopes))
    .max(scopes.length, `must not have more than ${scopes.length} items`)
    .default([])
    .describe("`manage` opens the owner's endpoints; leave it out for an integration"),
});

export type ApiKeyBody = z.input<typeof apiKeyBody>;

export const apiKeysQuery = z.object({
  per_page: perPage(50),
  cursor,
  status: oneOf(apiKeyStatuses, "Only keys of this status"),
});

export type ApiKeysQuery = z.infer<typeof apiKeysQuery>;

export const apiKeyListResponse = envelope(pageWithPerPage(apiKeySchema));
export const madeApiKeyResponse = envelope(madeApiKeySchema);
export const apiKeyResponse = envelope(apiKeySchema);
