import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { z } from "zod";
import { saleResponse } from "#contract/sale.ts";
import { run, sql } from "../db/statement.ts";
import { takeFree } from "../testing/fixtures/free-sale.ts";
import { insertOffer, type Offer } from "../testing/fixtures/offer.ts";
import { assertRefused } from "../testing/fixtures/refused.ts";
import { testService } from "../testing/service.ts";
import { linkMaker, readLink } from "./links.ts";

const service = await testService();
const { pool, store, request, setNow } = service;
const NOW = new Date("2026-03-15T12:00:00Z");
const HOUR = 3_600_000;
const html = { accept: "text/html,*/*" };

const purchase = z.object({
  files: z.array(z.object({ download_url: z.string() })),
  courses: z.array(z.object({ url: z.string() })),
});

/** A free purchase, and the ways to what it holds. */
async function take(offer: Offer) {
  setNow(NOW);
  const { publicId } = await insertOffer(pool, store.id, { pricing: "free", price: 0, ...offer });
  const { id, post_purchase } = await takeFree(service, publicId);
  const { files, courses } = purchase.parse(post_purchase);
  const pathOf = (url: string) => new URL(url).pathname;
  return {
    sale: id,
    files: files.map(({ download_url }) => pathOf(download_url)),
    courses: courses.map(({ url }) => pathOf(url)),
  };
}
const open = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  request(method, path, { key: null, headers });
const refund = (sale: string) =>
  run(pool, sql`UPDATE sales SET refunded_at = ${NOW} WHERE store_id = ${store.id} AND public_id = ${sale}`);
const downloads = async (sale: string) =>
  saleResponse.parse((await request("GET", `/v1/sales/${sale}`)).body).data.download;

describe("a file's link", () => {
  it("gives the file to be saved under its name, whoever opens it, and is counted with the sale", async () => {
    const { sale, files } = await take({ files: ['Skizzen "zwei" – 日本.txt'] });
    const [path = ""] = files;
    setNow(new Date(NOW.getTime() + HOUR));
    const answer = await open(path);
    assert.equal(answer.status, 200);
    assert.equal(answer.text, 'The content of Skizzen "zwei" – 日本.txt.');
    assert.equal(
      answer.headers.get("content-disposition"),
      `attachment; filename="Skizzen _zwei_ _ __.txt"; filename*=UTF-8''Skizzen%20%22zwei%22%20%E2%80%93%20%E6%97%A5%E6%9C%AC.txt`,
    );
    assert.equal(answer.headers.get("x-content-type-options"), "nosniff");
    await open(path);
    assert.deepEqual(await downloads(sale), { total: 2, last_at: "2026-03-15T13:00:00.000000Z" });
  });

  it("only asked about is not counted", async () => {
    const { sale, files } = await take({ files: ["a.txt"] });
    assert.equal((await open(files[0] ?? "", {}, "HEAD")).status, 200);
    assert.deepEqual(await downloads(sale), { total: 0, last_at: null });
  });

  it("works for a day, then says that it has run out", async () => {
    const { sale, files } = await take({ files: ["a.txt"] });
    const [path = ""] = files;
    setNow(new Date(NOW.getTime() + 24 * HOUR - 1));
    assert.equal((await open(path)).status, 200);
    setNow(new Date(NOW.getTime() + 24 * HOUR));
    assertRefused(await open(path), "download_expired");
    assert.equal((await open(path)).status, 410);
    assert.equal((await downloads(sale))?.total, 1);
  });

  it("is closed by a refund, and a refused opening isn't counted", async () => {
    const { sale, files } = await take({ files: ["a.txt"] });
    await refund(sale);
    const answer = await open(files[0] ?? "");
    assert.equal(answer.status, 403);
    assertRefused(answer, "download_refused");
    assert.equal((await downloads(sale))?.total, 0);
  });
});

describe("a link that was tampered with", () => {
  it("is unknown, whichever of its characters was changed", async () => {
    const { files } = await take({ files: ["a.txt"] });
    const [path = ""] = files;
    const token = path.slice("/downloads/".length);
    for (let place = 0; place < token.length; place += 1) {
      // The next character: in the last place it differs only in bits that no byte of the signature needs.
      const next = String.fromCharCode(token.charCodeAt(place) + 1);
      const changed = `${token.slice(0, place)}${next}${token.slice(place + 1)}`;
      const read = readLink(service.service.settings, "downloads", changed, NOW);
      assert.equal(read, "unknown", `${place}: ${changed}`);
    }
    assertRefused(await open(`${path}A`), "download_not_found");
    assertRefused(await open("/downloads/nothing"), "download_not_found");
  });

  it("opens no course where it was made for a file, nor the other way round", async () => {
    const { files, courses } = await take({ type: "bundle", files: ["a.txt"], courses: ["Inking"] });
    assert.equal((await open((files[0] ?? "").replace("downloads", "courses"))).status, 404);
    assert.equal((await open((courses[0] ?? "").replace("courses", "downloads"))).status, 404);
  });

  it("made with another secret is unknown", async () => {
    const settings = { ...service.service.settings, LINK_SECRET: "a secret of somebody else's, long enough" };
    const url = linkMaker(settings)(store.id, 1, NOW).file("file_abc");
    const token = url.slice(url.lastIndexOf("/") + 1);
    assert.notEqual(readLink(settings, "downloads", token, NOW), "unknown");
    assert.equal(readLink(service.service.settings, "downloads", token, NOW), "unknown");
  });
});

describe("a course's page", () => {
  it("shows the course, without an end", async () => {
    const { courses } = await take({ type: "course", courses: ["Inking & <shading>"] });
    setNow(new Date(NOW.getTime() + 4000 * HOUR));
    const answer = await open(courses[0] ?? "", html);
    assert.equal(answer.status, 200);
    assert.match(answer.text, /Lesson one of Inking &amp; &lt;shading&gt;/);
  });

  it("is closed by a refund", async () => {
    const { sale, courses } = await take({ type: "course", courses: ["Inking"] });
    await refund(sale);
    assert.equal((await open(courses[0] ?? "", html)).status, 403);
  });
});

describe("who is refused", () => {
  it("reads a page as a person, and the envelope as a program", async () => {
    const page = await open("/downloads/nothing", html);
    assert.equal(page.status, 404);
    assert.match(page.headers.get("content-type") ?? "", /^text\/html/);
    assert.match(page.text, /There is nothing at this address/);
    assertRefused(await open("/downloads/nothing", { accept: "application/json" }), "download_not_found");
  });
});

it("a link opens nothing of a product that its sale isn't of, though its signature is right", async () => {
  const mine = await take({ files: ["mine.txt"] });
  const other = await take({ files: ["other.txt"] });
  const token = (path = "") => path.slice("/downloads/".length);
  const [, , file = ""] = token(other.files[0]).split("-");
  const read = readLink(service.service.settings, "downloads", token(mine.files[0]), NOW);
  assert.ok(typeof read === "object");
  const crossed = linkMaker(service.service.settings)(store.id, read.opened.saleId, NOW).file(file);
  assertRefused(await open(new URL(crossed).pathname), "download_not_found");
  const elsewhere = linkMaker(service.service.settings)(service.otherStore.id, read.opened.saleId, NOW);
  const [, , own = ""] = token(mine.files[0]).split("-");
  assertRefused(await open(new URL(elsewhere.file(own)).pathname), "download_not_found");
});
