import { Hono } from "hono";
import { html } from "hono/html";
import type { ReasonCode } from "#contract/errors.ts";
import { givesAccess } from "#domain/sale-life.ts";
import { refusal, respond } from "../http/answer.ts";
import type { StoreContext, StoreEnv } from "../http/request.ts";
import { renderPage } from "../payments/page.ts";
import { verdictBody } from "../payments/verdict.ts";
import type { Service } from "../service.ts";
import { readLink } from "./links.ts";
import { countDownload, findCourse, findFile } from "./queries.ts";

type Closed = Extract<ReasonCode, "download_not_found" | "download_expired" | "download_refused">;

/** What a buyer opens with the links of a purchase. No key: the link itself is the permission. */
export function accessRoutes({ pool, clock, settings }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/downloads/:token", async (c) => {
      const now = clock();
      const link = readLink(settings, "downloads", c.req.param("token"), now);
      if (typeof link === "string")
        return closed(c, link === "expired" ? "download_expired" : "download_not_found");
      const file = await findFile(pool, link.opened);
      if (!file) return closed(c, "download_not_found");
      if (!givesAccess({ status: file.status, refundedAt: file.refunded_at }))
        return closed(c, "download_refused");
      if (c.req.method !== "HEAD") await countDownload(pool, link.opened, now);
      return new Response(new Uint8Array(file.content), { headers: fileHeaders(file.name, file.media_type) });
    })
    .get("/courses/:token", async (c) => {
      const link = readLink(settings, "courses", c.req.param("token"), clock());
      if (typeof link === "string") return closed(c, "download_not_found");
      const course = await findCourse(pool, link.opened);
      if (!course) return closed(c, "download_not_found");
      if (!givesAccess({ status: course.status, refundedAt: course.refunded_at }))
        return closed(c, "download_refused");
      const [title = course.name, ...paragraphs] = course.content.split(/\n\n+/);
      return renderPage({
        title: course.name,
        storeName: course.store_name,
        body: html`<article class="card narrow stack"><h1>${title}</h1>${paragraphs.map((paragraph) => html`<p class="prose">${paragraph}</p>`)}</article>`,
      });
    });
}

/** Always saved, never shown by the browser as if it were a page of this service. */
function fileHeaders(name: string, mediaType: string): Record<string, string> {
  const plain = name.replace(/[^\x20-\x7e]|["\\]/g, "_");
  return {
    "content-type": mediaType,
    "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${extended(name)}`,
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-store",
  };
}

/** As RFC 8187 wants it: it keeps fewer signs as they are than an address does, and the apostrophe ends its parts. */
function extended(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const sentences: Record<Closed, { heading: string; sentences: string[]; status: number }> = {
  download_not_found: {
    heading: "There is nothing at this address",
    sentences: [
      "Part of the address may be missing. Open the link again from where you got it, or copy it whole.",
    ],
    status: 404,
  },
  download_expired: {
    heading: "This link has run out",
    sentences: ["Links to files work for a day. Open your purchase again: it has a fresh one."],
    status: 410,
  },
  download_refused: {
    heading: "This purchase no longer gives access",
    sentences: [
      "It was refunded or withdrawn, and its files and courses were closed with it.",
      "If you believe that this is a mistake, write to the store with the e-mail address you bought with.",
    ],
    status: 403,
  },
};

/** A person gets a page, a program the envelope. */
function closed(c: StoreContext, code: Closed): Response | Promise<Response> {
  if (!c.req.header("accept")?.includes("text/html")) return respond(c, refusal(code));
  const { status, ...said } = sentences[code];
  return renderPage({ title: said.heading, status, body: verdictBody({ tone: "idle", ...said }) });
}
