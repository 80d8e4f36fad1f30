import { html } from "hono/html";
import { amount } from "#domain/amount.ts";
import { licenseStatus } from "#domain/license-status.ts";
import type { AccessLinks } from "../access/links.ts";
import type { Bought, BoughtLicense } from "./bought.ts";
import { dayText, momentText } from "./moment.ts";
import type { Markup } from "./page.ts";
import type { PaidSale } from "./paid-sale.ts";
import { stateMark } from "./verdict.ts";

export interface AccessPage {
  sale: PaidSale;
  bought: Bought;
  links: AccessLinks;
  now: Date;
}

/** What was bought, ready to be used. */
export function accessBody(page: AccessPage): Markup {
  const { sale, bought } = page;
  return html`<div class="narrow stack loose">
<div class="verdict good">${stateMark("good")}<h1>${sale.product_name} is yours</h1>
<p class="quiet">Bought by ${sale.first_name} ${sale.last_name}, ${sale.email}. Keep this page’s address: it always leads back here.</p></div>
${licenses(page)}
${section("Files", bought.files, (file) => item(file.name, sizeText(file.size), page.links.file(file.id), "Download"))}
${section("Courses", bought.courses, (course) => item(course.name, "", page.links.course(course.id), "Open course"))}
${sale.instructions.trim() === "" ? "" : html`<section class="card stack"><h2>Instructions</h2><p class="prose">${sale.instructions.trim()}</p></section>`}
${nothingToOpen(page)}
${receipt(sale)}
</div>`;
}

function section<Thing>(
  title: string,
  things: readonly Thing[],
  show: (thing: Thing) => Markup,
): Markup | "" {
  if (things.length === 0) return "";
  return html`<section class="card stack"><h2>${title}</h2><ul class="items">${things.map(show)}</ul></section>`;
}

function item(name: string, detail: string, href: string, label: string): Markup {
  return html`<li><div class="what"><p class="name">${name}</p>${detail === "" ? "" : html`<p class="quiet small">${detail}</p>`}</div><a class="button" href="${href}">${label}<span class="unseen"> ${name}</span></a></li>`;
}

function licenses({ bought, sale, now }: AccessPage): Markup | "" {
  if (bought.licenses.length === 0) return "";
  const title = bought.licenses.length === 1 ? "License key" : "License keys";
  return html`<section class="card stack"><h2>${title}</h2>${bought.licenses.map(
    (license) => html`<div class="stack tight">
${license.product === sale.product_name ? "" : html`<p class="name">${license.product}</p>`}
<code class="key">${license.key}</code>
<p class="quiet small">${licenseSentence(license, sale.time_zone, now)}</p>
</div>`,
  )}</section>`;
}

function licenseSentence(license: BoughtLicense, timeZone: string, now: Date): string {
  const {
    activated_at: activatedAt,
    expires_at: expiresAt,
    revoked_at: revokedAt,
    max_activations,
  } = license;
  const devices = max_activations === 1 ? "For 1 device" : `For ${max_activations} devices`;
  const ends = expiresAt ? dayText(expiresAt, timeZone) : "";
  switch (licenseStatus({ activatedAt, expiresAt, revokedAt }, now)) {
    case "revoked":
      return "Revoked: it can no longer be used.";
    case "expired":
      return `Expired on ${ends}.`;
    case "active":
      return ends === "" ? `${devices}, without an end.` : `${devices}, valid until ${ends}.`;
    case "pending_activation":
      return ends === "" ? `${devices}, not used yet.` : `${devices}, not used yet, valid until ${ends}.`;
  }
}

function nothingToOpen({ bought, sale }: AccessPage): Markup | "" {
  const things = bought.files.length + bought.courses.length + bought.licenses.length;
  if (things > 0 || sale.instructions.trim() !== "") return "";
  return html`<section class="card stack"><h2>Nothing to open here</h2><p>${sale.store_name} delivers this another way and has your e-mail address. Write to the store if nothing arrives.</p></section>`;
}

function receipt(sale: PaidSale): Markup {
  const charged =
    sale.payment_amount === null || sale.payment_currency === null
      ? amount(sale.amount, sale.currency, sale.locale)
      : amount(sale.payment_amount, sale.payment_currency, sale.locale);
  return html`<section class="card stack"><h2>Receipt</h2><dl class="lines">
<div><dt>Paid</dt><dd>${sale.amount === 0 ? "Free" : charged.formatted}</dd></div>
${sale.completed_at ? html`<div><dt>On</dt><dd>${momentText(sale.completed_at, sale.time_zone)}</dd></div>` : ""}
<div><dt>Sale</dt><dd class="reference">${sale.sale_public_id}</dd></div>
</dl></section>`;
}

const UNITS = ["bytes", "KB", "MB", "GB"] as const;

function sizeText(bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1);
  const value = bytes / 1000 ** step;
  return `${step === 0 || value >= 100 ? Math.round(value) : value.toFixed(1)} ${UNITS[step]}`;
}
