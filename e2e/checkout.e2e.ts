import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { after, before, describe, test } from "node:test";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { checkoutResponse } from "#contract/checkout.ts";
import { salesResponse } from "#contract/sale.ts";
import { launchBrowser } from "./browser.ts";
import { type RunningService, runService } from "./running-service.ts";
import { freePort } from "./running-store.ts";

let service: RunningService;
let browser: Browser;
let buyers = 0;

before(async () => {
  [service, browser] = await Promise.all([runService(), launchBrowser()]);
});

after(async () => {
  await browser?.close();
  await service?.stop();
});

/** What a shop's own server does: it begins the purchase and gets the address to send the buyer to. */
async function begin(product: string, more: Record<string, unknown> = {}) {
  buyers += 1;
  const response = await fetch(`${service.address}/v1/checkout`, {
    method: "POST",
    headers: { authorization: `Bearer ${service.key}`, "content-type": "application/json" },
    body: JSON.stringify({
      product_id: product,
      email: `browser-${buyers}@example.com`,
      first_name: "Ana",
      last_name: "Ruiz",
      phone: { number: "612345678", country_code: "ES" },
      ...more,
    }),
  });
  const { purchase, payment } = checkoutResponse.parse(await response.json()).data;
  assert.ok(purchase && payment?.checkout_url);
  return { saleId: purchase.id, address: payment.checkout_url };
}

async function statusOf(saleId: string) {
  const response = await fetch(`${service.address}/v1/sales?search=${saleId}`, {
    headers: { authorization: `Bearer ${service.key}` },
  });
  const [sale] = salesResponse.parse(await response.json()).data;
  return { sale: sale?.status, payment: sale?.payment.status };
}

/** A page of its own, on which nothing may fail, run a script or be fetched from elsewhere. */
async function inBrowser(work: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  const problems: string[] = [];
  try {
    const page = await context.newPage();
    page.on("pageerror", ({ message }) => problems.push(message));
    page.on("console", (said) => {
      if (said.type() === "error") problems.push(said.text());
    });
    await work(page);
  } finally {
    await context.close();
  }
  assert.deepEqual(problems, []);
}

const PAY = /^Pay /;

describe("paying in a browser", () => {
  test("a buyer pays for a file and opens it", async () => {
    const { saleId, address } = await begin("brush-pack-pro");
    await inBrowser(async (page) => {
      await page.goto(address);
      await page.getByRole("heading", { name: "Brush Pack Pro" }).waitFor();
      await page.getByText("Sandbox: no money moves").waitFor();
      assert.equal(await page.locator("img.picture").evaluate((image) => image.clientWidth > 0), true);
      await page.getByRole("button", { name: PAY }).click();
      await page.getByRole("heading", { name: "Brush Pack Pro is yours" }).waitFor();
      const downloading = page.waitForEvent("download");
      await page
        .getByRole("link", { name: /^Download / })
        .first()
        .click();
      const download = await downloading;
      assert.ok((await readFile(await download.path())).length > 0);
      assert.match(download.suggestedFilename(), /\.\w+$/);
    });
    assert.deepEqual(await statusOf(saleId), { sale: "completed", payment: "success" });
  });

  test("a buyer of a bundle sees its key and opens its course, without JavaScript", async () => {
    const { address } = await begin("freelancers-first-year");
    await inBrowser(
      async (page) => {
        await page.goto(address);
        await page.getByRole("button", { name: PAY }).click();
        const key = (await page.locator(".key").first().textContent()) ?? "";
        assert.match(key, /^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/);
        await page
          .getByRole("link", { name: /^Open course / })
          .first()
          .click();
        await page.getByRole("heading", { level: 1 }).waitFor();
        assert.match(page.url(), /\/courses\//);
      },
      { javaScriptEnabled: false },
    );
  });

  test("a buyer whose payment is declined is told so, tries again and pays", async () => {
    const { saleId, address } = await begin("lumen-photo-editor");
    await inBrowser(async (page) => {
      await page.goto(address);
      await page.getByRole("button", { name: "Decline payment" }).click();
      await page.getByText("The payment was declined").waitFor();
      assert.equal(page.url(), address);
      assert.deepEqual(await statusOf(saleId), { sale: "failed", payment: "failed" });
      await page.getByRole("button", { name: PAY }).click();
      await page.getByText("License key").waitFor();
    });
    assert.deepEqual(await statusOf(saleId), { sale: "completed", payment: "success" });
  });

  test("a buyer who cancels may come back later, and cannot pay twice", async () => {
    const { saleId, address } = await begin("fontcase");
    await inBrowser(async (page) => {
      await page.goto(address);
      await page.getByRole("button", { name: "Cancel payment" }).click();
      await page.getByText("You cancelled the payment").waitFor();
      assert.deepEqual(await statusOf(saleId), { sale: "awaiting_payment", payment: "cancelled" });
      await page.getByRole("button", { name: PAY }).click();
      await page.goto(address);
      await page.getByRole("heading", { name: "This is already paid" }).waitFor();
      await page.getByRole("link", { name: "Open your purchase" }).click();
      await page.getByText("License key").waitFor();
    });
  });

  test("a buyer is sent on to the shop's own page, which learns the sale, though it redirects once more", async () => {
    const port = await freePort();
    const shop = createServer((request, response) => {
      const { pathname, search } = new URL(request.url ?? "/", "http://shop");
      const further = pathname === "/thanks" ? { location: `http://localhost:${port}/done${search}` } : {};
      response.writeHead(pathname === "/thanks" ? 302 : 200, { "content-type": "text/html", ...further });
      response.end("<link rel=icon href=data:,><h1>Thank you</h1>");
    }).listen(port);
    try {
      const redirect_url = `http://localhost:${port}/thanks?sale={sale_id}`;
      const { saleId, address } = await begin("chordsmith", { redirect_url });
      await inBrowser(async (page) => {
        await page.goto(address);
        await page.getByRole("button", { name: PAY }).click();
        await page.getByRole("heading", { name: "Thank you" }).waitFor();
        assert.equal(new URL(page.url()).searchParams.get("sale"), saleId);
      });
    } finally {
      shop.closeAllConnections();
      shop.close();
    }
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`on a phone in ${colorScheme} colours everything fits and can be touched`, async () => {
      const { address } = await begin("lumen-photo-editor-teams");
      await inBrowser(
        async (page) => {
          await page.goto(address);
          assert.equal(await overflow(page), 0);
          for (const button of await page.getByRole("button").all()) {
            assert.ok(((await button.boundingBox())?.height ?? 0) >= 44);
          }
          await page.getByRole("button", { name: PAY }).tap();
          await page.getByText("License key").waitFor();
          assert.equal(await overflow(page), 0);
        },
        { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, colorScheme },
      );
    });
  }
});

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
