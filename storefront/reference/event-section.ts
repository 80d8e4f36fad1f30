import { html } from "hono/html";
import { allTrigger, furtherTriggers, triggers } from "#contract/triggers.ts";
import { type Markup, prose, wordMarkup } from "./markup.ts";

type Row = { value: string; event?: string; label: string; description: string };

const row = ({ value, event, label, description }: Row): Markup => html`<tr data-find>
<th scope="row">${wordMarkup(value)}</th>
<td data-label="Event">${event === undefined ? "every event above" : wordMarkup(event)}</td>
<td data-label="Meaning"><span class="label">${label}</span> <span class="next">${description}</span></td>
</tr>`;

const table = (title: string, rows: readonly Row[]): Markup => html`<table class="codes events" data-group>
<caption>${title}</caption>
<thead><tr><th scope="col">Trigger</th><th scope="col">Event sent</th><th scope="col">Meaning</th></tr></thead>
<tbody>${rows.map(row)}</tbody>
</table>`;

export function eventSection(): Markup {
  return html`<section class="resource" id="events">
<header><h2><a class="anchor" href="#events">Events</a></h2>
<p>${prose("A pulse names the triggers it wants to hear of and, if it likes, the products. `custom_metadata` given at checkout comes along.")}</p></header>
${table("Common", [...triggers, allTrigger])}
${table("Sent only to pulses that name them", furtherTriggers)}
</section>`;
}
