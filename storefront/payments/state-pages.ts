import type { ReasonCode } from "#contract/errors.ts";
import { reasons } from "#contract/errors.ts";
import { isPaid } from "#domain/sale-life.ts";
import { momentText } from "./moment.ts";
import { type PageContent, renderPage } from "./page.ts";
import type { Payment } from "./payment.ts";
import { type Verdict, verdictBody } from "./verdict.ts";

type Frame = Pick<PageContent, "status" | "storeName"> & { title?: string };

function verdictPage(verdict: Verdict, frame: Frame = {}): Promise<Response> {
  return renderPage({ title: verdict.heading, ...frame, body: verdictBody(verdict) });
}

export function unknownPage(what: "payment" | "purchase"): Promise<Response> {
  return verdictPage(
    {
      tone: "idle",
      heading: `There is no ${what} at this address`,
      sentences: [
        "Part of the address may be missing. Open the link again from where you got it, or copy it whole.",
        what === "payment"
          ? "Nothing was charged. If the link still doesn’t work, start the purchase again in the store."
          : "If the link still doesn’t work, write to the store with the e-mail address you bought with.",
      ],
    },
    { status: 404 },
  );
}

/** The way back into the store, where its address is one that a browser can open. */
export function storeLink(
  { store_url, store_name }: Pick<Payment, "store_url" | "store_name">,
  primary = true,
) {
  return /^https?:\/\//i.test(store_url) ? [{ href: store_url, label: `Go to ${store_name}`, primary }] : [];
}

export function paidPage(payment: Payment, accessPath: string, status = 200): Promise<Response> {
  return verdictPage(
    {
      tone: "good",
      heading: "This is already paid",
      sentences: [
        `${payment.product_name} belongs to ${payment.email}. It was charged once, and cannot be charged again here.`,
      ],
      actions: [{ href: accessPath, label: "Open your purchase", primary: true }],
    },
    { status, storeName: payment.store_name },
  );
}

export function refundedPage(
  sale: Parameters<typeof storeLink>[0] & {
    product_name: string;
    time_zone: string;
    refunded_at: Date | null;
  },
): Promise<Response> {
  const when = sale.refunded_at ? ` on ${momentText(sale.refunded_at, sale.time_zone)}` : "";
  return verdictPage(
    {
      tone: "idle",
      heading: "This purchase was refunded",
      sentences: [
        `The money for ${sale.product_name} was given back${when}, and access to it ended then.`,
        "You can buy it again in the store at any time.",
      ],
      actions: storeLink(sale),
    },
    { status: 403, storeName: sale.store_name },
  );
}

export function abandonedPage(payment: Payment, status = 410): Promise<Response> {
  return verdictPage(
    {
      tone: "late",
      heading: "This payment was open too long",
      sentences: [
        `${payment.product_name} was not paid in time, so the purchase was closed. Nothing was charged.`,
        "Start it again in the store; a discount or the last item may meanwhile have gone to somebody else.",
      ],
      actions: storeLink(payment),
    },
    { status, storeName: payment.store_name },
  );
}

const explained: Partial<Record<ReasonCode, { heading: string; sentences: string[] }>> = {
  already_purchased: {
    heading: "You have this already",
    sentences: [
      "Another purchase of it with this e-mail address was paid meanwhile. Nothing was charged a second time.",
      "Use the link of that purchase to open it.",
    ],
  },
  discount_exhausted: {
    heading: "The discount has been used up",
    sentences: [
      "After the payment was declined, others used what was left of it. Nothing was charged.",
      "Start the purchase again in the store, with another code or none.",
    ],
  },
  product_sold_out: {
    heading: "It has sold out",
    sentences: [
      "After the payment was declined, somebody else bought the last one. Nothing was charged.",
      "Look in the store for when there will be more.",
    ],
  },
};

/** What the buyer pressed could not be done: what happened instead, and what to do next. */
export function refusedPage(code: ReasonCode, payment: Payment, accessPath: string): Promise<Response> {
  const { status, support } = reasons[code];
  if (isPaid(payment.sale_status) && code !== "already_purchased")
    return paidPage(payment, accessPath, status);
  if (payment.sale_status === "abandoned") return abandonedPage(payment, status);
  const own = explained[code] ?? { heading: "This could not be done", sentences: [support] };
  return verdictPage(
    { tone: "warn", ...own, actions: storeLink(payment) },
    { status, storeName: payment.store_name },
  );
}

export function foreignFormPage(): Promise<Response> {
  return verdictPage(
    {
      tone: "warn",
      heading: "Nothing was done",
      sentences: [
        "This was sent from a page that is not the store’s. Nothing was charged.",
        "Open the payment’s own address and press the button there.",
      ],
    },
    { status: 403 },
  );
}

export function brokenPage(status: number, requestId: string): Promise<Response> {
  return verdictPage(
    {
      tone: "bad",
      heading: "The store had a fault",
      sentences: [
        "It may or may not have done what you asked for. Load the page again in a minute to see where the purchase stands.",
        `If it stays, write to the store and name this: ${requestId}`,
      ],
    },
    { status, title: "A fault" },
  );
}
