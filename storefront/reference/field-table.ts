import { html } from "hono/html";
import { type FieldRow, sharedShapes } from "./fields.ts";
import { type Markup, prose } from "./markup.ts";

export const shapeAnchor = (name: string) => `shape-${name.toLowerCase()}`;

const shapeNames: Readonly<Record<(typeof sharedShapes)[number], string>> = {
  Amount: "amount",
  Pagination: "pagination",
  PaginationWithPerPage: "pagination with per_page",
  Trigger: "trigger",
};

export const shapes = sharedShapes.map((name) => ({ name, title: shapeNames[name] }));

function shapeLink(name: string): Markup {
  const title = shapes.find((shape) => shape.name === name)?.title ?? name;
  return html`<a href="#${shapeAnchor(name)}">${title}</a> `;
}

function nameMarkup(name: string): Markup {
  const cut = name.lastIndexOf(".") + 1;
  return html`<span class="under">${name.slice(0, cut)}</span>${name.slice(cut)}`;
}

function row(field: FieldRow, marksRequired: boolean): Markup {
  const { name, required, type, shape, allowed, description } = field;
  return html`<tr>
<th scope="row"><code>${nameMarkup(name)}</code>${marksRequired && required ? html` <em>required</em>` : ""}</th>
<td><span class="type">${shape === undefined ? "" : shapeLink(shape)}${type}</span>${
    description === "" ? "" : html`<span class="about">${prose(description)}</span>`
  }${allowed.length === 0 ? "" : html`<span class="allowed">${allowed.map((word) => html`<code>${word}</code> `)}</span>`}</td>
</tr>`;
}

/** Fields a line each; requests say which are required. */
export function fieldTable(title: string, fields: readonly FieldRow[], marksRequired = true): Markup {
  if (fields.length === 0) return html``;
  return html`<table class="fields">
<caption>${title}</caption>
<thead class="unseen"><tr><th scope="col">Field</th><th scope="col">What it holds</th></tr></thead>
<tbody>${fields.map((field) => row(field, marksRequired))}</tbody>
</table>`;
}
