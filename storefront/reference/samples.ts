import { html } from "hono/html";
import type { Answer, Endpoint } from "#contract/endpoints.ts";
import { refused } from "#contract/envelope.ts";
import { type ReasonCode, reasons } from "#contract/errors.ts";
import { parse, validationFailure } from "#contract/validation.ts";
import { jsonMarkup, type Markup, prose } from "./markup.ts";

function addressOf({ path, parameters, exampleQuery }: Endpoint, publicUrl: string): string {
  const filled = parameters.reduce((text, { name, example }) => text.replace(`{${name}}`, example), path);
  return `${publicUrl}${filled}${exampleQuery === undefined ? "" : `?${exampleQuery}`}`;
}

/** A line to paste into a shell; single quotes, since the address and the body hold no other. */
export function curlOf(endpoint: Endpoint, publicUrl: string): string {
  const { method, body } = endpoint;
  const address = `'${addressOf(endpoint, publicUrl)}'`;
  const verb = method === "GET" ? "curl" : `curl -X ${method}`;
  const head = `${verb}${address.length > 48 ? " \\\n  " : " "}${address}`;
  const key = `-H "Authorization: Bearer $API_KEY"`;
  if (body === undefined) return [head, key].join(" \\\n  ");
  const json = `-d '${JSON.stringify(body.example, null, 2).replaceAll("\n", "\n  ")}'`;
  return [head, key, "-H 'Content-Type: application/json'", json].join(" \\\n  ");
}

export function codeBlock(title: string, content: Markup | string): Markup {
  return html`<figure class="code"><figcaption class="bar">${title}</figcaption><pre tabindex="0"><code>${content}</code></pre></figure>`;
}

const exampleOf = ({ example }: Answer) => (typeof example === "string" ? example : jsonMarkup(example));

function folded(title: Markup, content: Markup): Markup {
  return html`<details class="code"><summary class="bar">${title}</summary><pre tabindex="0"><code>${content}</code></pre></details>`;
}

const answerTitle = ({ status, when }: Answer) =>
  html`<b class="status">${status}</b> <span>${prose(when)}</span>`;

function refusalSample(code: ReasonCode): Markup {
  const { status } = reasons[code];
  return folded(html`<b class="status">${status}</b> <code>${code}</code>`, jsonMarkup(refused(code)));
}

/** What a body with wrong fields is told, in the words that the service itself will use. */
function validationSample({ body }: Endpoint): Markup {
  if (body?.invalid === undefined) return html``;
  const parsed = parse(body.schema, body.invalid);
  if (parsed.ok) return html``;
  const answer = refused("validation_failed", validationFailure(parsed.problems));
  return folded(html`<b class="status">422</b> <code>validation_failed</code>`, jsonMarkup(answer));
}

/** What to send, and what comes back: the first answer open, the others folded. */
export function samples(endpoint: Endpoint, publicUrl: string): Markup {
  const [first, ...others] = endpoint.answers;
  return html`<div class="samples">
${codeBlock("Request", curlOf(endpoint, publicUrl))}
<figure class="code"><figcaption class="bar">${answerTitle(first)}</figcaption><pre tabindex="0"><code>${exampleOf(first)}</code></pre></figure>
${others.map((answer) => folded(answerTitle(answer), jsonMarkup(answer.example)))}
${validationSample(endpoint)}
${endpoint.reasons.slice(0, 2).map(refusalSample)}
</div>`;
}
