import { randomBytes } from "node:crypto";
import { Hono } from "hono";
import { redirectUrl } from "#domain/redirect-url.ts";
import { isPaid, type PaymentOutcome } from "#domain/sale-life.ts";
import { Refusal } from "../http/refusal.ts";
import type { StoreContext, StoreEnv } from "../http/request.ts";
import type { Service } from "../service.ts";
import { renderPage } from "./page.ts";
import { amountToPay, payBody } from "./pay-page.ts";
import { findPayment, type Payment } from "./payment.ts";
import { isFromOwnPage } from "./same-origin.ts";
import type { Sandbox } from "./sandbox.ts";
import {
  abandonedPage,
  foreignFormPage,
  paidPage,
  refundedPage,
  refusedPage,
  unknownPage,
} from "./state-pages.ts";
import { receive } from "./webhook.ts";

const HOUR = 3_600_000;

const outcomes = new Map<string, PaymentOutcome>([
  ["pay", "success"],
  ["decline", "failed"],
  ["cancel", "cancelled"],
]);

/** From a payment to the page that gives access to what it paid for. */
export type AccessPath = (sale: Pick<Payment, "store_id" | "sale_id">) => string;

/** The page on which a buyer pays. Its address is the buyer's key to it. */
export function payRoutes(service: Service, sandbox: Sandbox, accessPath: AccessPath): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/pay/:transaction", async (c) => {
      const payment = await findPayment(service.pool, c.req.param("transaction"));
      return payment ? showPayment(service, payment, accessPath) : unknownPage("payment");
    })
    .get("/pay/:transaction/:decision", (c) => c.redirect(`/pay/${c.req.param("transaction")}`, 303))
    .post("/pay/:transaction/:decision", async (c) => {
      const { transaction, decision } = c.req.param();
      const outcome = outcomes.get(decision);
      const payment = await findPayment(service.pool, transaction);
      if (!outcome || !payment) return unknownPage("payment");
      const own = isFromOwnPage(c.req.raw.headers, c.req.url, service.settings.PUBLIC_URL);
      if (!own) return foreignFormPage();
      const now = service.clock();
      const showing = await showingOf(c);
      const message = sandbox.confirm({ transactionId: transaction, outcome, showing }, now);
      try {
        await receive(service, sandbox, message, now);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        const present = (await findPayment(service.pool, transaction)) ?? payment;
        return refusedPage(error.code, present, accessPath(present));
      }
      return c.redirect(
        outcome === "success" ? afterPaying(payment, accessPath) : `/pay/${transaction}`,
        303,
      );
    });
}

function afterPaying(payment: Payment, accessPath: AccessPath): string {
  const { redirect_url, sale_public_id } = payment;
  return redirect_url === null ? accessPath(payment) : redirectUrl(redirect_url, sale_public_id);
}

async function showingOf(c: StoreContext): Promise<string> {
  const { showing } = await c.req.parseBody().catch(() => ({ showing: undefined }));
  return typeof showing === "string" && /^[\w-]{1,40}$/.test(showing) ? showing : newShowing();
}

function newShowing(): string {
  return randomBytes(9).toString("base64url");
}

function showPayment(service: Service, payment: Payment, accessPath: AccessPath): Promise<Response> {
  if (payment.refunded_at) return refundedPage(payment);
  if (isPaid(payment.sale_status)) return paidPage(payment, accessPath(payment));
  if (payment.sale_status === "abandoned") return abandonedPage(payment);
  const until = new Date(payment.created_at.getTime() + service.settings.ABANDON_AFTER_HOURS * HOUR);
  return renderPage({
    title: `Pay ${amountToPay(payment)}`,
    storeName: payment.store_name,
    formTargets: redirectTargets(payment.redirect_url),
    body: payBody({ payment, showing: newShowing(), until }),
  });
}

/** A browser holds the pages a form is redirected to against the policy too, and those redirect further. */
function redirectTargets(url: string | null): string[] {
  const origin = url === null ? undefined : URL.parse(url)?.origin;
  if (origin === undefined) return [];
  return origin.startsWith("http:") ? [origin, "https:"] : ["https:"];
}
