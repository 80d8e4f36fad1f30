import { Hono } from "hono";
import { activationsQuery } from "#contract/license.ts";
import { remainingActivations } from "#domain/license-activation.ts";
import { answer, pagination, respond } from "../../http/answer.ts";
import { pageRequest, readQuery, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { factsOf } from "../licenses/queries.ts";
import { licenseOf } from "../licenses/routes.ts";
import { activationPage } from "./queries.ts";
import { toActivation } from "./wire.ts";

export function activationRoutes({ pool }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>().get("/licenses/:key/activations", async (c) => {
    const query = readQuery(c, activationsQuery);
    const { store } = c.get("holder");
    const license = await licenseOf(pool, c);
    const page = await activationPage(pool, store.id, license.id, pageRequest("activations", query));
    const summary = {
      total_activations: license.activation_count,
      max_activations: license.max_activations,
      activations_remaining: remainingActivations(factsOf(license)),
    };
    const activations = page.rows.map(toActivation);
    return respond(
      c,
      answer({ activations, pagination: { ...pagination(page), per_page: query.per_page }, summary }),
    );
  });
}
