import { Hono } from "hono";
import { attemptsQuery, licenseAttemptsQuery } from "#contract/attempt.ts";
import { answer, pagination, respond } from "../../http/answer.ts";
import { pageRequest, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { licenseOf } from "../licenses/routes.ts";
import { attemptPage, licenseAttemptPage } from "./queries.ts";
import { toAttempt } from "./wire.ts";

export function attemptRoutes({ pool }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/activation-attempts", async (c) => {
      const { per_page, cursor, ...filters } = readQuery(c, attemptsQuery);
      const { store } = c.get("holder");
      const page = await attemptPage(pool, store.id, filters, pageRequest("attempts", { per_page, cursor }));
      return respond(
        c,
        answer({ data: page.rows.map(toAttempt), pagination: { ...pagination(page), per_page } }),
      );
    })
    .get("/licenses/:key/attempts", async (c) => {
      const { per_page, cursor, ...filters } = readQuery(c, licenseAttemptsQuery);
      const { store } = c.get("holder");
      const license = await licenseOf(pool, c);
      const request = pageRequest("license-attempts", { per_page, cursor });
      const page = await licenseAttemptPage(pool, store.id, license.id, filters, request);
      return respond(
        c,
        answer({ data: page.rows.map(toAttempt), pagination: { ...pagination(page), per_page } }),
      );
    });
}
