import { Hono } from "hono";
import { accessRoutes } from "../access/routes.ts";
import { operationRoutes } from "../operations/routes.ts";
import { paymentRoutes } from "../payments/routes.ts";
import { pictureRoutes } from "../pictures/routes.ts";
import { referenceRoutes } from "../reference/routes.ts";
import type { Service } from "../service.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { refusal, respond } from "./answer.ts";
import { refusalOf } from "./failure.ts";
import { manageRoutes } from "./manage-routes.ts";
import type { StoreEnv } from "./request.ts";
import { resourceRoutes } from "./routes.ts";
import { withBodyLimit } from "./with-body-limit.ts";
import { withCallerAddress } from "./with-caller-address.ts";
import { withKey } from "./with-key.ts";
import { withRecord } from "./with-record.ts";
import { withScope } from "./with-scope.ts";

export function createApp(service: Service): Hono<StoreEnv> {
  const app = new Hono<StoreEnv>();
  app.use(withRecord(service));
  app.use(withCallerAddress(service));
  app.route("/", operationRoutes(service));
  app.route("/", referenceRoutes({ publicUrl: service.settings.PUBLIC_URL }));
  app.use("/v1/*", withKey(service));
  app.use("/manage/v1/*", withKey(service), withScope("manage"));
  app.use(withBodyLimit());
  app.route("/v1", resourceRoutes(service));
  app.route("/manage/v1", manageRoutes(service));
  app.route("/", paymentRoutes(service));
  app.route("/", accessRoutes(service));
  app.route("/", pictureRoutes(service));

  const methodsOf = allowedMethods(app.routes);
  app.notFound((c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return respond(c, refusal("path_unknown"));
    const headers = { allow: methods.join(", ") };
    if (c.req.method === "OPTIONS") return new Response(null, { status: 204, headers });
    return respond(c, refusal("method_not_allowed", { headers }));
  });
  app.onError((error, c) => {
    const { code, own } = refusalOf(error, c, service.log);
    return respond(c, refusal(code, own));
  });
  return app;
}
