import { html } from "hono/html";
import { resources } from "#contract/endpoints.ts";
import { anchorOf, type Markup } from "./markup.ts";

const link = (anchor: string, title: string, verb?: string): Markup =>
  html`<li data-find><a href="#${anchor}">${title}${verb === undefined ? "" : html`<span class="verb" data-verb="${verb}">${verb}</span>`}</a></li>`;

/** A popover on a phone, a column beside the text on a wide screen; neither needs the script. */
export function contents(): Markup {
  return html`<nav id="contents" popover aria-label="Contents">
<p class="find" hidden><input type="search" id="find" placeholder="Filter" aria-label="Filter the reference" autocomplete="off" spellcheck="false"><kbd>/</kbd></p>
<ul data-group><li class="group">Basics</li>${link("start", "First request")}${link("basics", "How it works")}${link("shapes", "Shared shapes")}</ul>
${resources.map(
  ({ title, endpoints }) =>
    html`<ul data-group><li class="group">${title}</li>${endpoints.map(({ id, title, method }) => link(anchorOf(id), title, method))}</ul>`,
)}
<ul data-group><li class="group">Words</li>${link("events", "Events")}${link("reason-codes", "Reason codes")}</ul>
<p class="nothing" hidden role="status">Nothing matches. Escape shows everything again.</p>
</nav>`;
}
