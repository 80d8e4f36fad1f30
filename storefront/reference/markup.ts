import { html } from "hono/html";

/** Markup in which every value was escaped: what `html` of "hono/html" makes. */
export type Markup = ReturnType<typeof html>;

/** Prose in which `marked` words are code. */
export function prose(text: string): Markup {
  const parts = text.split("`").map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : part));
  return html`${parts}`;
}

export function anchorOf(id: string): string {
  return id.replaceAll(".", "-");
}

/** A path with what must be filled in set apart. */
export function pathMarkup(path: string): Markup {
  const parts = path
    .split(/(\{\w+\})/)
    .map((part) =>
      part.startsWith("{") ? html`<var>${part}</var>` : html`${part.split("/").flatMap(withBreaks)}`,
    );
  return html`${parts}`;
}

// A long path breaks before a slash, never within a word.
const withBreaks = (part: string, place: number) => (place === 0 ? [part] : [html`<wbr>/`, part]);

/** A code that may break after its underscores and dots, never within a word. */
export function wordMarkup(word: string): Markup {
  const parts = word.split(/(?<=[_.])/).map((part, place) => (place === 0 ? part : html`<wbr>${part}`));
  return html`<code>${parts}</code>`;
}

const token = /("(?:\\.|[^"\\])*")(\s*:)?|\b(?:true|false|null)\b|-?\d[\d.eE+-]*/g;

/** JSON as text, its parts told apart for the eye. */
export function jsonMarkup(value: unknown): Markup {
  const text = JSON.stringify(value, null, 2);
  const parts: unknown[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    const [whole, quoted, colon] = match;
    parts.push(text.slice(end, match.index));
    if (colon !== undefined) parts.push(html`<b>${quoted}</b>${colon}`);
    else parts.push(quoted === undefined ? html`<i>${whole}</i>` : html`<s>${quoted}</s>`);
    end = match.index + whole.length;
  }
  return html`${parts}${text.slice(end)}`;
}
