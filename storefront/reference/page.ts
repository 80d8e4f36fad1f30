import { html } from "hono/html";
import { resources } from "#contract/endpoints.ts";
import type { OpenApiDocument } from "#contract/openapi.ts";
import { basics } from "#contract/openapi-about.ts";
import { contents } from "./contents.ts";
import { resourceSection } from "./endpoint-section.ts";
import { eventSection } from "./event-section.ts";
import { fieldTable, shapeAnchor, shapes } from "./field-table.ts";
import { fieldRows, type Shapes } from "./fields.ts";
import { type Markup, prose } from "./markup.ts";
import { reasonSection } from "./reason-section.ts";
import { codeBlock } from "./samples.ts";

export type ReferenceSettings = { publicUrl: string; version: string };

function start(publicUrl: string): Markup {
  const first = `export API_KEY=sk_live_…\ncurl '${publicUrl}/v1/products' \\\n  -H "Authorization: Bearer $API_KEY"`;
  return html`<section class="start" id="start">
<div class="told">
<h1>Store API</h1>
<p class="lead">Start purchases, read what a store sells and sold, and activate or revoke licenses, from your own server.</p>
<p>All of it lives under <code>${publicUrl}/v1</code>. For programs there is the same as an <a href="/v1/openapi.json">OpenAPI 3.1 document</a>.</p>
</div>
<div class="samples">${codeBlock("First request", first)}</div>
</section>`;
}

function howItWorks(): Markup {
  return html`<section class="basics" id="basics"><h2 class="unseen">How it works</h2>
${basics.map(({ title, text }) => html`<div data-find><h3>${title}</h3><p>${prose(text)}</p></div>`)}
</section>`;
}

function sharedShapes(known: Shapes): Markup {
  return html`<section class="resource" id="shapes">
<header><h2><a class="anchor" href="#shapes">Shared shapes</a></h2><p>Objects that many answers hold.</p></header>
<div class="shapes">${shapes.map(
    ({ name, title }) =>
      html`<div id="${shapeAnchor(name)}" data-find>${fieldTable(title, fieldRows(known[name] ?? {}, known), false)}</div>`,
  )}</div>
</section>`;
}

/** The whole reference on one page, so that the browser's own search finds everything. */
export async function referencePage(document: OpenApiDocument, settings: ReferenceSettings): Promise<string> {
  const { publicUrl, version } = settings;
  const known = document.components.schemas;
  const markup = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Store API reference</title>
<meta name="description" content="Every endpoint, field and reason code of the store's API.">
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/docs/reference.css?v=${version}">
<script src="/docs/reference.js?v=${version}" defer></script>
</head>
<body>
<a class="skip" href="#start">Skip to the reference</a>
<header class="top"><a href="#start">Store API</a><button type="button" popovertarget="contents">Contents</button></header>
<div class="page">
${contents()}
<main>
${start(publicUrl)}
${howItWorks()}
${sharedShapes(known)}
${resources.map((resource) => resourceSection(resource, { publicUrl, shapes: known }))}
${eventSection()}
${reasonSection()}
</main>
</div>
</body>
</html>
`;
  return String(markup);
}
