import {
  apiKeyBody,
  apiKeyListResponse,
  apiKeyResponse,
  apiKeysQuery,
  madeApiKeyResponse,
} from "../api-key.ts";
import { apiKeyExample, madeApiKeyExample } from "../examples/api-key.ts";
import { pageWithPerPageExample, type Resource, succeededExample } from "./endpoint.ts";

export const apiKeyEndpoints: Resource = {
  name: "keys",
  title: "API keys",
  about: "What programs open the store with. A key itself is kept nowhere: who lost it makes another one.",
  endpoints: [
    {
      id: "keys.list",
      method: "GET",
      path: "/manage/v1/keys",
      title: "List keys",
      description: "Newest first, the revoked ones too.",
      parameters: [],
      query: apiKeysQuery,
      exampleQuery: "status=active",
      answers: [
        {
          status: 200,
          when: "A page of keys",
          schema: apiKeyListResponse,
          example: pageWithPerPageExample(apiKeyExample, 50),
        },
      ],
      reasons: [],
      capability: "api_keys",
    },
    {
      id: "keys.create",
      method: "POST",
      path: "/manage/v1/keys",
      title: "Create a key",
      description:
        "The whole key is in this answer alone. Where the request is repeated with its `Idempotency-Key`, the answer comes again without it.",
      parameters: [],
      body: { schema: apiKeyBody, required: true, example: { name: "Shop floor" }, invalid: {} },
      answers: [
        {
          status: 201,
          when: "Created",
          schema: madeApiKeyResponse,
          example: succeededExample(
            madeApiKeyExample,
            "API key created successfully. It is shown only this once.",
          ),
        },
      ],
      reasons: [],
      capability: "api_keys",
    },
    {
      id: "keys.revoke",
      method: "POST",
      path: "/manage/v1/keys/{key_id}/revoke",
      title: "Revoke a key",
      description:
        "For good; whoever uses it is refused from the next request on. The key of this request may be revoked too.",
      parameters: [{ name: "key_id", description: "The key's id, not the key", example: apiKeyExample.id }],
      answers: [
        {
          status: 200,
          when: "Revoked",
          schema: apiKeyResponse,
          example: succeededExample(
            { ...apiKeyExample, status: "revoked", revoked_at: "2026-11-20T11:00:00+00:00" },
            "API key revoked successfully.",
          ),
        },
      ],
      reasons: ["api_key_not_found", "api_key_already_revoked"],
      capability: "api_keys",
    },
  ],
};
