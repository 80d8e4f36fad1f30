import { Hono } from "hono";
import { reasons } from "#contract/errors.ts";
import { givesAccess } from "#domain/sale-life.ts";
import { linkMaker } from "../access/links.ts";
import { refusalOf } from "../http/failure.ts";
import type { StoreEnv } from "../http/request.ts";
import type { Service } from "../service.ts";
import { accessBody } from "./access-page.ts";
import { boughtWith } from "./bought.ts";
import { renderPage, STYLES_PATH, stylesResponse } from "./page.ts";
import { findPaidSale, type PaidSale } from "./paid-sale.ts";
import { type AccessPath, payRoutes } from "./pay-routes.ts";
import { purchaseToken, readPurchaseToken } from "./purchase-token.ts";
import { sandbox } from "./sandbox.ts";
import { secretFor } from "./secrets.ts";
import { brokenPage, refundedPage, unknownPage } from "./state-pages.ts";
import { webhookRoutes } from "./webhook.ts";

/** What buyers open and what payment providers call; all of it without an API key. */
export function paymentRoutes(service: Service): Hono<StoreEnv> {
  const provider = sandbox(secretFor(service.settings, "sandbox payments"));
  const secret = secretFor(service.settings, "purchases");
  const makeLinks = linkMaker(service.settings);
  const accessPath: AccessPath = ({ store_id: storeId, sale_id: saleId }) =>
    `/purchases/${purchaseToken(secret, { storeId, saleId })}`;
  return new Hono<StoreEnv>()
    .get(STYLES_PATH, () => stylesResponse())
    .route("/", webhookRoutes(service, [provider]))
    .route("/", buyerPages(service).route("/", payRoutes(service, provider, accessPath)));

  function buyerPages({ log, pool, clock }: Service): Hono<StoreEnv> {
    const pages = new Hono<StoreEnv>().get("/purchases/:token", async (c) => {
      const purchase = readPurchaseToken(secret, c.req.param("token"));
      const sale = purchase ? await findPaidSale(pool, purchase) : undefined;
      return sale ? showPurchase(sale, clock()) : unknownPage("purchase");
    });
    pages.onError((error, c) => {
      const { code } = refusalOf(error, c, log);
      return brokenPage(reasons[code].status, c.get("requestId"));
    });
    return pages;
  }

  async function showPurchase(sale: PaidSale, now: Date): Promise<Response> {
    const {
      store_id: storeId,
      sale_id: saleId,
      product_id: productId,
      status,
      refunded_at: refundedAt,
    } = sale;
    if (refundedAt) return refundedPage(sale);
    if (!givesAccess({ status, refundedAt })) return unknownPage("purchase");
    const bought = await boughtWith(service.pool, { storeId, saleId, productId });
    const links = makeLinks(storeId, saleId, now);
    return renderPage({
      title: sale.product_name,
      storeName: sale.store_name,
      body: accessBody({ sale, bought, now, links }),
    });
  }
}
