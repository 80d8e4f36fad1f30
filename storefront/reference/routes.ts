import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Hono, type MiddlewareHandler } from "hono";
import { compress } from "hono/compress";
import { openApiDocument } from "#contract/openapi.ts";
import { referencePage } from "./page.ts";

const file = (name: string) => readFileSync(join(import.meta.dirname, name), "utf8");
const styles = file("reference.css");
const script = file("reference.js");

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "img-src data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join("; ");

/** The document for programs and the pages for people: open to all, since they say nothing about a store. */
export function referenceRoutes({ publicUrl }: { publicUrl: string }): Hono {
  const description = once(() => openApiDocument(publicUrl));
  const openApi = once(() => JSON.stringify(description()));
  const page = once(() => referencePage(description(), { publicUrl, version: versionOf(styles + script) }));
  return new Hono()
    .use("/v1/openapi.json", compress(), unchanged(openApi))
    .get("/v1/openapi.json", (c) =>
      c.body(openApi(), 200, {
        "content-type": "application/json; charset=utf-8",
        "access-control-allow-origin": "*",
      }),
    )
    .use("/docs/*", compress())
    .get("/docs", async (c) =>
      c.html(await page(), 200, {
        "content-security-policy": policy,
        "cache-control": "no-cache",
        "referrer-policy": "same-origin",
        "x-content-type-options": "nosniff",
      }),
    )
    .get("/docs/reference.css", (c) => c.body(styles, 200, kept("text/css")))
    .get("/docs/reference.js", (c) => c.body(script, 200, kept("text/javascript")));
}

/** Their addresses carry their version, so they may be kept for ever. */
const kept = (type: string) => ({
  "content-type": `${type}; charset=utf-8`,
  "cache-control": "public, max-age=31536000, immutable",
  "x-content-type-options": "nosniff",
});

/** Written when first asked for: a start should not wait for a page that nobody reads. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

function unchanged(text: () => string): MiddlewareHandler {
  const version = once(() => `W/"${versionOf(text())}"`);
  return async (c, next) => {
    const tag = version();
    if (c.req.header("if-none-match") === tag) return c.body(null, 304, { etag: tag });
    await next();
    if (c.res.ok) c.header("etag", tag);
  };
}
