import { Hono } from "hono";
import { apiKeyBody, apiKeysQuery } from "#contract/api-key.ts";
import { act } from "../../http/act.ts";
import { answer, answerOnce, pagination, refusal, respond } from "../../http/answer.ts";
import { pageRequest, parseBody, pathPart, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { createApiKey } from "./create.ts";
import { apiKeyPage, findApiKey } from "./queries.ts";
import { revokeOwnKey } from "./revoke.ts";
import { toApiKey } from "./wire.ts";

export function apiKeyRoutes(service: Service): Hono<StoreEnv> {
  const { pool, clock, keyring } = service;

  const create = act(service, async (tx, c, body) => {
    const { name, scopes } = parseBody(apiKeyBody, body);
    const holder = c.get("holder");
    const { store } = holder;
    const asked = { storeSlug: store.slug, name, scopes: [...new Set(scopes)], now: clock() };
    const { key, keyId } = await createApiKey(tx, asked);
    const made = await findApiKey(tx, store.id, keyId);
    if (!made) throw new Error("A key that was just made is gone.");
    const told = toApiKey(made, holder, clock());
    const message = "API key created successfully. It is shown only this once.";
    return answerOnce({ ...told, key }, { ...told, key: null }, { message, status: 201 });
  });

  const revoke = act(service, async (tx, c) => {
    const holder = c.get("holder");
    const { id: storeId } = holder.store;
    const keyId = pathPart(c, "id", "api_key_not_found");
    const revoked = await revokeOwnKey(tx, { storeId, keyId, now: clock() });
    const known = revoked && (await findApiKey(tx, storeId, keyId));
    if (!known) return refusal("api_key_not_found");
    if (!revoked.by_this) return refusal("api_key_already_revoked");
    const told = toApiKey(known, holder, clock());
    const own = " It is the one this request was made with: the next request with it is refused.";
    return answer(told, { message: `API key revoked successfully.${told.is_current ? own : ""}` });
  });

  return new Hono<StoreEnv>()
    .get("/keys", async (c) => {
      const query = readQuery(c, apiKeysQuery);
      const holder = c.get("holder");
      const page = await apiKeyPage(pool, holder.store.id, query, pageRequest("keys", query));
      const now = clock();
      const data = page.rows.map((each) => toApiKey(each, holder, now));
      return respond(c, answer({ data, pagination: { ...pagination(page), per_page: query.per_page } }));
    })
    .post("/keys", create)
    .post("/keys/:id/revoke", async (c) => {
      const done = await revoke(c);
      // Whoever is told that it is revoked may rely on it, whichever instance is asked next. Done it is in any case.
      if (done.status === 200) await keyring.everybodyHeard().catch(() => {});
      return done;
    });
}
