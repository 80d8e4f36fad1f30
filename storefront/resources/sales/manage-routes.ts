import { Hono } from "hono";
import { refundBody } from "#contract/sale.ts";
import { linkMaker } from "../../access/links.ts";
import { act } from "../../http/act.ts";
import { answer, refusal } from "../../http/answer.ts";
import { parseBody, pathPart, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { refund } from "./refund.ts";
import { toSale } from "./wire.ts";

export function refundRoutes(service: Service): Hono<StoreEnv> {
  const links = linkMaker(service.settings);
  return new Hono<StoreEnv>().post(
    "/sales/:id/refund",
    act(service, async (tx, c, body) => {
      const { reason } = parseBody(refundBody, body);
      const { store, keyId } = c.get("holder");
      const now = service.clock();
      const publicId = pathPart(c, "id", "sale_not_found");
      const asked = { publicId, by: `API key ${keyId}`, reason: reason ?? null };
      const done = await refund(tx, store, asked, now);
      if ("refused" in done) return refusal(done.refused);
      return answer(toSale(done.sale, { store, links, now }), { message: "Sale refunded successfully." });
    }),
  );
}
