import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { html } from "hono/html";

/** Markup in which every value was escaped: what `html` of "hono/html" makes. */
export type Markup = ReturnType<typeof html>;

export interface PageContent {
  title: string;
  body: Markup;
  status?: number;
  /** Whose page it is, said on top of it. */
  storeName?: string;
  /** Where its forms may lead besides this service, as a source of the Content-Security-Policy. */
  formTargets?: readonly string[];
}

export const STYLES_PATH = "/pages.css";

const styles = readFileSync(join(import.meta.dirname, "pages.css"), "utf8");
const stylesAddress = `${STYLES_PATH}?v=${createHash("sha256").update(styles).digest("hex").slice(0, 12)}`;

/** A page for a buyer: no script, nothing from elsewhere, never kept by a cache nor told to another site. */
export async function renderPage(content: PageContent): Promise<Response> {
  const { title, body, status = 200, storeName, formTargets = [] } = content;
  const markup = await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${storeName ? `${title} · ${storeName}` : title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${stylesAddress}">
</head>
<body>
${storeName ? html`<header class="masthead"><p>${storeName}</p></header>` : ""}
<main>${body}</main>
</body>
</html>
`;
  return new Response(String(markup), { status, headers: pageHeaders(formTargets) });
}

// `same-origin`, not `no-referrer`: with that one a browser sends `Origin: null` with the page's own forms.
function pageHeaders(formTargets: readonly string[]): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self' data:",
    `form-action ${["'self'", ...formTargets].join(" ")}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "cache-control": "no-store",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "x-robots-tag": "noindex",
    "cross-origin-opener-policy": "same-origin",
  };
}

/** Its address changes with its text, so a browser may keep it for ever. */
export function stylesResponse(): Response {
  return new Response(styles, {
    headers: {
      "content-type": "text/css; charset=utf-8",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
