import { html } from "hono/html";
import { type Endpoint, type PathParameter, type Resource, reasonsOf } from "#contract/endpoints.ts";
import { type ReasonCode, reasons } from "#contract/errors.ts";
import { schemaOf } from "#contract/json-schema.ts";
import { fieldTable } from "./field-table.ts";
import { type FieldRow, fieldRows, type Shapes } from "./fields.ts";
import { anchorOf, type Markup, pathMarkup, prose } from "./markup.ts";
import { samples } from "./samples.ts";

export type Reference = { publicUrl: string; shapes: Shapes };

const headerRows = ({ headers = [] }: Endpoint) => rowsOf(headers, false);

function rowsOf(parameters: readonly PathParameter[], required: boolean): FieldRow[] {
  return parameters.map(({ name, description }) => ({
    name,
    required,
    type: "string",
    allowed: [],
    description,
  }));
}

function codeLinks(codes: readonly ReasonCode[]): Markup {
  const byStatus = [...Map.groupBy(codes, (code) => reasons[code].status)].toSorted(
    ([one], [other]) => one - other,
  );
  return html`<dl class="reasons">${byStatus.map(
    ([status, ofStatus]) =>
      html`<dt><b class="status">${status}</b></dt><dd>${ofStatus.map((code) => html`<a class="plain" href="#code-${code}"><code>${code}</code></a> `)}</dd>`,
  )}</dl>`;
}

function refusals(endpoint: Endpoint): Markup {
  const own = endpoint.reasons;
  const shared = reasonsOf(endpoint).filter((code) => !own.includes(code));
  return html`<h4>When it says no</h4>
${own.length === 0 ? "" : codeLinks(own)}
<details class="more"><summary class="fold">${own.length === 0 ? "What" : "And what"} any such request may be told</summary>${codeLinks(shared)}</details>`;
}

function answerFields({ answers }: Endpoint, shapes: Shapes): Markup {
  const rows = fieldRows(schemaOf(answers[0].schema, "output"), shapes).filter(
    ({ name }) => name !== "message" && name !== "errors",
  );
  return html`<details class="more"><summary class="fold">Fields of the answer <span class="count">${rows.length}</span></summary>
${fieldTable("Beside message and errors", rows, false)}</details>`;
}

function article(endpoint: Endpoint, { publicUrl, shapes }: Reference): Markup {
  const { id, method, path, title, description, capability, query, body } = endpoint;
  const anchor = anchorOf(id);
  return html`<article class="endpoint" id="${anchor}" data-find>
<div class="told">
<h3><a class="anchor" href="#${anchor}">${title}</a></h3>
<p class="route"><span class="verb" data-verb="${method}">${method}</span> <code>${pathMarkup(path)}</code></p>
<p>${prose(description)}</p>
${
  capability === undefined
    ? ""
    : html`<p class="note">Offered where the store’s <code>capabilities</code> name <code>${capability}</code>.</p>`
}
${fieldTable("In the path", rowsOf(endpoint.parameters, true))}
${fieldTable("In the headers", headerRows(endpoint))}
${query === undefined ? "" : fieldTable("In the query", fieldRows(schemaOf(query, "input"), shapes))}
${
  body === undefined
    ? ""
    : fieldTable(
        body.required ? "In the body" : "In the body, which may be left out",
        fieldRows(schemaOf(body.schema, "input"), shapes),
      )
}
${answerFields(endpoint, shapes)}
${refusals(endpoint)}
</div>
${samples(endpoint, publicUrl)}
</article>`;
}

export function resourceSection({ name, title, about, endpoints }: Resource, reference: Reference): Markup {
  return html`<section class="resource" id="${name}">
<header><h2><a class="anchor" href="#${name}">${title}</a></h2><p>${prose(about)}</p></header>
${endpoints.map((endpoint) => article(endpoint, reference))}
</section>`;
}
