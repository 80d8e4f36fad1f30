import { html } from "hono/html";
import { amount } from "#domain/amount.ts";
import { exchangeRate } from "#domain/exchange-rate.ts";
import { picturesOf } from "../pictures/address.ts";
import { momentText } from "./moment.ts";
import type { Markup } from "./page.ts";
import type { Payment } from "./payment.ts";
import { stateMark, type Tone } from "./verdict.ts";

export interface PayPage {
  payment: Payment;
  /** Which showing of the page this is. */
  showing: string;
  /** Until when it may be paid. */
  until: Date;
}

/** What is bought, what it costs and who buys it; then how the payment is to end. */
export function payBody(page: PayPage): Markup {
  const { payment } = page;
  const picture = pictureOf(payment);
  return html`<div class="checkout">
<section class="goods${picture ? "" : " plain"}">
${picture ? html`<img class="picture" src="${picture}" alt="" width="1200" height="630">` : ""}
<div class="stack tight">
<p class="quiet">You are buying</p>
<h1>${payment.product_name}</h1>
<p class="quiet">from ${payment.store_name}</p>
</div>
</section>
<section class="card stack loose" aria-label="Payment">
${lastOutcome(page)}
${costs(payment)}
<div class="stack tight">
<h2>Buyer</h2>
<p>${payment.first_name} ${payment.last_name}</p>
<p class="quiet">${payment.email}</p>
</div>
${decisions(page)}
</section>
</div>`;
}

function pictureOf({ has_pictures, product_public_id: public_id, store_slug: slug }: Payment): string | null {
  return picturesOf({ has_pictures, public_id }, { slug }, "").cover;
}

function notice(tone: Tone, heading: string, sentence: string): Markup {
  return html`<div class="notice ${tone}" role="status">${stateMark(tone)}<div><strong>${heading}</strong>${sentence}</div></div>`;
}

function lastOutcome({ payment, until }: PayPage): Markup | "" {
  const still = `You can still pay until ${momentText(until, payment.time_zone)}.`;
  if (payment.payment_status === "failed") {
    return notice("bad", "The payment was declined", `Nothing was charged. ${still}`);
  }
  if (payment.payment_status === "cancelled") {
    return notice("idle", "You cancelled the payment", `Nothing was charged. ${still}`);
  }
  return "";
}

export function amountToPay(payment: Payment): string {
  return amount(payment.payment_amount, payment.payment_currency, payment.locale).formatted;
}

function costs(payment: Payment): Markup {
  const inStoreCurrency = (minor: number) => amount(minor, payment.currency, payment.locale).formatted;
  const discount = payment.discount_code
    ? html`<div><dt>Discount ${payment.discount_code}</dt><dd>−${inStoreCurrency(payment.discount_amount)}</dd></div>`
    : "";
  const price =
    payment.discount_amount > 0 || discount !== ""
      ? html`<div><dt>Price</dt><dd>${inStoreCurrency(payment.original_amount)}</dd></div>`
      : "";
  const lines = [price, discount, otherCurrency(payment, inStoreCurrency)];
  return html`<div class="stack">
<div class="stack tight"><p class="quiet">To pay</p><p class="total">${amountToPay(payment)}</p></div>
${lines.every((line) => line === "") ? "" : html`<dl class="lines">${lines}</dl>`}
</div>`;
}

function otherCurrency(payment: Payment, inStoreCurrency: (minor: number) => string): Markup | "" {
  const { payment_currency, currency, locale, exchange_rate } = payment;
  if (payment_currency === currency) return "";
  const rate = exchangeRate(exchange_rate, payment_currency, locale).formatted;
  return html`<div><dt>Total in ${currency}</dt><dd>${inStoreCurrency(payment.amount)}</dd></div>
<div><dt>Rate</dt><dd>1 ${currency} = ${rate}</dd></div>`;
}

function decisions({ payment, showing }: PayPage): Markup {
  const button = (act: string, label: string | Markup, kind = "") =>
    html`<form method="post" action="/pay/${payment.transaction_id}/${act}"><input type="hidden" name="showing" value="${showing}"><button class="button${kind}" type="submit">${label}</button></form>`;
  return html`<div class="stack">
${notice("warn", "Sandbox: no money moves", "This store takes test payments. You decide how this one ends; no card is asked for.")}
<div class="actions">
${button("pay", `Pay ${amountToPay(payment)}`, " primary")}
<div class="row">${button("decline", "Decline payment")}${button("cancel", "Cancel payment")}</div>
</div>
</div>`;
}
