import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "#e2e/browser.ts";
import { type DashboardPage, everyPage } from "#e2e/every-page.ts";
import { runStore } from "#e2e/running-store.ts";
import { signIn } from "#e2e/signed-in.ts";
import { command } from "./command.ts";

const HELP = `Usage: npm run screenshots [-- <words in a page's name> …]

Pictures of every page of the dashboard on a demo store of its own: light, dark, phone and very wide, in screenshots/.
`;

const folder = join(import.meta.dirname, "..", "screenshots");
const LOOKS = [
  { name: "light", colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { name: "dark", colorScheme: "dark", viewport: { width: 1440, height: 900 } },
  { name: "phone", colorScheme: "light", viewport: { width: 360, height: 740 } },
  { name: "phone-dark", colorScheme: "dark", viewport: { width: 360, height: 740 } },
  { name: "wide", colorScheme: "light", viewport: { width: 2560, height: 1300 } },
] as const;
type Look = (typeof LOOKS)[number];

async function screenshots(words: readonly string[]): Promise<number> {
  if (words.includes("--help")) {
    console.log(HELP);
    return 0;
  }
  const [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  try {
    const pages = await everyPage(store);
    const wanted = pages.filter(
      ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
    );
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder);
    for (const look of LOOKS) await pictures(browser, store.dashboard, look, wanted);
    console.log(`${wanted.length * LOOKS.length} pictures are in ${folder}.`);
    return 0;
  } finally {
    await browser.close();
    await store.stop();
    store.forget();
  }
}

async function pictures(browser: Browser, dashboard: string, look: Look, pages: readonly DashboardPage[]) {
  const { name, colorScheme, viewport } = look;
  const context = await browser.newContext({ colorScheme, viewport, baseURL: dashboard, locale: "en-GB" });
  const page = await context.newPage();
  await page.goto("/sign-in");
  await page.screenshot({ path: join(folder, `sign-in.${name}.png`) });
  await signIn(page, dashboard, "owner");
  for (const { name: shown, path } of pages) {
    await page.goto(path);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(folder, `${shown}.${name}.png`) });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width)
      console.log(`${shown}.${name} is ${width} pixels wide, ${viewport.width} fit.`);
  }
  await context.close();
}

await command(() => screenshots(process.argv.slice(2)));
