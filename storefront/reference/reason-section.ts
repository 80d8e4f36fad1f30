import { html } from "hono/html";
import { type Reason, reasonGroups } from "#contract/errors.ts";
import { type Markup, prose, wordMarkup } from "./markup.ts";

function row([code, { status, message, support, nextStep }]: [string, Reason]): Markup {
  return html`<tr id="code-${code}" data-find>
<th scope="row">${wordMarkup(code)} <b class="status">${status}</b></th>
<td data-label="Integrator">${prose(message)}<span class="next">${prose(nextStep)}</span></td>
<td data-label="Support">${support}</td>
</tr>`;
}

/** Every reason for a no, in the words for each reader. */
export function reasonSection(): Markup {
  return html`<section class="resource" id="reason-codes">
<header><h2><a class="anchor" href="#reason-codes">Reason codes</a></h2>
<p>${prose("Every error carries its reason as `code`: a stable word for programs, a sentence for the integrator with what to do next, and one that support can read out to a customer.")}</p></header>
${reasonGroups.map(
  ({ title, reasons }) => html`<table class="codes" data-group>
<caption>${title}</caption>
<thead><tr><th scope="col">Code</th><th scope="col">For the integrator</th><th scope="col">For support to read out</th></tr></thead>
<tbody>${Object.entries(reasons).map(row)}</tbody>
</table>`,
)}
</section>`;
}
