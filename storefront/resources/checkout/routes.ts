import { Hono } from "hono";
import { type CheckoutFields, checkoutShape } from "#contract/checkout.ts";
import { linkMaker } from "../../access/links.ts";
import { countryOf } from "../../country/countries.ts";
import type { Tx } from "../../db/transaction.ts";
import { act } from "../../http/act.ts";
import { type Answer, answer } from "../../http/answer.ts";
import { invalid, Refusal } from "../../http/refusal.ts";
import { parseBody, type StoreContext, type StoreEnv } from "../../http/request.ts";
import { boughtWith, nothingBought } from "../../payments/bought.ts";
import { SANDBOX } from "../../payments/sandbox.ts";
import type { Service, Store } from "../../service.ts";
import { preferredLocale } from "./preferred-locale.ts";
import { findPurchase } from "./purchase.ts";
import { hostExists } from "./redirect-check.ts";
import type { Refused } from "./refused.ts";
import type { Origin } from "./sale.ts";
import { type Started, startCheckout } from "./start.ts";
import { alreadyPurchased, toCheckout, toPurchase } from "./wire.ts";

export function checkoutRoutes(service: Service): Hono<StoreEnv> {
  const { settings } = service;
  const isReachable = settings.REDIRECT_URL_CHECK === "dns" ? hostExists : async () => true;
  return new Hono<StoreEnv>().post(
    "/checkout",
    act(service, async (tx, c, body) => {
      const { product_id: product } = parseBody(checkoutShape, body);
      const { store: seller } = c.get("holder");
      const now = service.clock();
      const originOf = (fields: CheckoutFields) => readOrigin(c, fields);
      const buying = { seller, product, body, gateway: SANDBOX, isReachable, originOf };
      const started = await startCheckout(tx, buying, now);
      if ("refused" in started) throw refusalOf(started);
      return answerOf(service, tx, seller, started, now);
    }),
  );
}

/** Longer than any program's real one; what names a program for pages on end is not kept whole. */
const USER_AGENT_MAX = 1_000;

async function readOrigin(c: StoreContext, { customer_ip }: CheckoutFields): Promise<Origin> {
  const address = customer_ip ?? c.get("callerAddress");
  return {
    address,
    country: await countryOf(address),
    userAgent: (c.req.header("user-agent") ?? "").slice(0, USER_AGENT_MAX),
    locale: preferredLocale(c.req.header("accept-language")),
  };
}

function refusalOf({ refused, message, problems }: Refused): Refusal {
  if (problems) return invalid(problems, refused);
  return new Refusal(refused, message === undefined ? {} : { message });
}

async function answerOf(
  { settings }: Service,
  tx: Tx,
  store: Store,
  started: Started,
  now: Date,
): Promise<Answer> {
  if (started.step === "already_purchased") return answer(alreadyPurchased);
  const { saleId } = started;
  const sale = await findPurchase(tx, store.id, saleId);
  const paid = started.step === "completed";
  const bought = paid
    ? await boughtWith(tx, { storeId: store.id, saleId, productId: sale.product_id })
    : nothingBought;
  const links = linkMaker(settings)(store.id, saleId, now);
  const purchase = toPurchase(sale, store, bought, links, now);
  if (paid) return answer(toCheckout(purchase), { status: 201 });
  const { transactionId } = started;
  const payment = {
    checkout_url: `${settings.PUBLIC_URL}/pay/${transactionId}`,
    transaction_id: transactionId,
  };
  return answer(toCheckout(purchase, payment), { status: 201 });
}
