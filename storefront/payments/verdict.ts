import { html } from "hono/html";
import type { Markup } from "./page.ts";

export type Tone = "good" | "warn" | "late" | "bad" | "idle";

// A state is told by its shape too: tick, exclamation mark, clock, cross, dash, each in a ring.
const shapes: Record<Tone, string> = {
  good: "M6.2 10.4l2.6 2.6 5-5.6",
  warn: "M10 5.8v5M10 13.8v.1",
  late: "M10 5.8v4.6l3 1.8",
  bad: "M7.2 7.2l5.6 5.6M12.8 7.2l-5.6 5.6",
  idle: "M6.5 10h7",
};

export function stateMark(tone: Tone): Markup {
  return html`<svg viewBox="0 0 20 20" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><circle cx="10" cy="10" r="8.2"/><path d="${shapes[tone]}"/></svg>`;
}

export interface Verdict {
  tone: Tone;
  heading: string;
  /** What it means for the reader, and what to do next. */
  sentences: readonly (string | Markup)[];
  actions?: readonly { href: string; label: string; primary?: boolean }[];
}

/** A page that has one thing to say. */
export function verdictBody({ tone, heading, sentences, actions = [] }: Verdict): Markup {
  return html`<div class="card narrow stack loose">
<div class="verdict ${tone}">${stateMark(tone)}<h1>${heading}</h1>${sentences.map((sentence) => html`<p>${sentence}</p>`)}</div>
${actions.length > 0 ? html`<div class="actions">${actions.map(({ href, label, primary = false }) => html`<a class="button${primary ? " primary" : ""}" href="${href}">${label}</a>`)}</div>` : ""}
</div>`;
}
