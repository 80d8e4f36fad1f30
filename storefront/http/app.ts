import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { operationRoutes } from "../operations/routes.ts";
import type { Service } from "../service.ts";
import { allowedMethods } from "./allowed-methods.ts";
import { refusal, toResponse } from "./answer.ts";
import { Refusal } from "./refusal.ts";
import type { StoreEnv } from "./request.ts";
import { resourceRoutes } from "./routes.ts";
import { withCallerAddress } from "./with-caller-address.ts";
import { withKey } from "./with-key.ts";
import { withRequestId } from "./with-request-id.ts";

const BODY_MAX = 1024 * 1024;

export function createApp(service: Service): Hono<StoreEnv> {
  const app = new Hono<StoreEnv>();
  app.use(withRequestId(service));
  app.use(withCallerAddress(service));
  app.use(
    bodyLimit({
      maxSize: BODY_MAX,
      onError: () => {
        throw new Refusal("body_too_large");
      },
    }),
  );
  app.route("/", operationRoutes(service));
  app.use("/v1/*", withKey(service));
  app.route("/v1", resourceRoutes(service));

  const methodsOf = allowedMethods(app.routes);
  app.notFound((c) => {
    const methods = methodsOf(c.req.path);
    if (methods.length === 0) return toResponse(refusal("path_unknown"));
    return toResponse(refusal("method_not_allowed", { headers: { allow: methods.join(", ") } }));
  });
  app.onError((error, c) => {
    if (error instanceof Refusal) return toResponse(refusal(error.code, error.own));
    service.log.error({ err: error, requestId: c.get("requestId") }, "a request failed");
    return toResponse(refusal("internal_error"));
  });
  return app;
}
