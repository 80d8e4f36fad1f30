import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import type { Browser } from "playwright-core";
import { launchBrowser } from "./browser.ts";
import { everyPage } from "./every-page.ts";
import { type RunningStore, runStore } from "./running-store.ts";
import { signIn } from "./signed-in.ts";

let store: RunningStore;
let browser: Browser;
let secret: string;

before(async () => {
  [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  secret = readFileSync(join(store.dataDir, "dashboard-key"), "utf8").trim();
});

after(async () => {
  await browser.close();
  await store.stop();
  store.forget();
});

function holds(text: string): boolean {
  return text.includes(secret) || text.includes(encodeURIComponent(secret));
}

describe("the store's key", () => {
  test("is in nothing that a browser receives, on any page, and the browser talks to the dashboard only", async () => {
    assert.match(secret, /^sk_(live|test)_/);
    const context = await browser.newContext();
    const page = await context.newPage();
    const received: { url: string; text: Promise<string> }[] = [];
    page.on("response", (response) => {
      const headers = JSON.stringify(response.headers());
      const text = response.text().then(
        (body) => headers + body,
        () => headers,
      );
      received.push({ url: response.url(), text });
    });
    await signIn(page, store.dashboard, "owner");
    for (const { path } of await everyPage(store)) {
      await page.goto(`${store.dashboard}${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("load");
    }
    const leaks: string[] = [];
    for (const { url, text } of received) if (holds(await text)) leaks.push(url);
    assert.deepEqual(leaks, []);
    assert.ok(received.length > 50, `${received.length} responses were looked at`);
    const elsewhere = received
      .filter(({ url }) => /^https?:/.test(url) && !isOurs(url))
      .map(({ url }) => url);
    assert.deepEqual([...new Set(elsewhere)], []);
    await context.close();
  });

  test("is in the HTML of no page where no script runs", async () => {
    const context = await browser.newContext();
    await signIn(await context.newPage(), store.dashboard, "owner");
    for (const { path } of await everyPage(store)) {
      const answer = await context.request.get(`${store.dashboard}${path}`);
      assert.ok(!holds(await answer.text()), path);
    }
    await context.close();
  });

  test("is in no file of the build, and in no log", () => {
    const files = [
      ...filesIn(join(import.meta.dirname, "..", ".next")),
      ...filesIn(join(store.dataDir, "logs")),
    ];
    assert.ok(files.length > 50, `${files.length} files were looked at`);
    assert.deepEqual(
      files.filter((file) => readFileSync(file).includes(secret)),
      [],
    );
  });
});

/** Product pictures are the store's own; everything else comes from the dashboard. */
function isOurs(url: string): boolean {
  return url.startsWith(store.dashboard) || new URL(url).pathname.startsWith("/pictures/");
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

describe("every page's answer", () => {
  test("forbids frames, foreign scripts and guessing of types", async () => {
    for (const path of ["/sign-in", "/api/lists/sales"]) {
      const { headers } = await fetch(`${store.dashboard}${path}`, { redirect: "manual" });
      assert.match(
        headers.get("content-security-policy") ?? "",
        /script-src 'self' 'nonce-\w+' 'strict-dynamic';/,
      );
      assert.match(headers.get("content-security-policy") ?? "", /frame-ancestors 'none'/);
      assert.equal(headers.get("x-frame-options"), "DENY");
      assert.equal(headers.get("x-content-type-options"), "nosniff");
    }
  });

  test("has a nonce of its own, and no handler within its markup", async () => {
    const nonces = new Set<string>();
    for (let time = 0; time < 3; time++) {
      const answer = await fetch(`${store.dashboard}/sign-in`);
      nonces.add(/nonce-(\w+)/.exec(answer.headers.get("content-security-policy") ?? "")?.[1] ?? "");
      assert.doesNotMatch(await answer.text(), /\son[a-z]+="/);
    }
    assert.equal(nonces.size, 3);
  });

  test("behind TLS demands TLS from then on", async () => {
    const behind = await fetch(`${store.dashboard}/sign-in`, { headers: { "x-forwarded-proto": "https" } });
    assert.match(behind.headers.get("strict-transport-security") ?? "", /max-age=\d{8}/);
    const plain = await fetch(`${store.dashboard}/sign-in`);
    assert.equal(plain.headers.get("strict-transport-security"), null);
  });

  test("is a way to sign in, or a refusal, to whoever isn't signed in", async () => {
    for (const { path } of await everyPage(store)) {
      const answer = await fetch(`${store.dashboard}${path}`, { redirect: "manual" });
      const text = await answer.text();
      assert.ok([307, 404].includes(answer.status) || text.includes("/sign-in"), `${path}: ${answer.status}`);
      assert.ok(!/@[\w.]*example\b/.test(text), `${path} tells an address`);
    }
    const list = await fetch(`${store.dashboard}/api/lists/customers`);
    assert.equal(list.status, 401);
    assert.doesNotMatch(await list.text(), /@/);
  });
});
