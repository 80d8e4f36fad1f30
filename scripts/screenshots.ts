import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { launchBrowser } from "#e2e/browser.ts";
import { type DashboardPage, everyPage } from "#e2e/every-page.ts";
import { runStore } from "#e2e/running-store.ts";
import { signIn } from "#e2e/signed-in.ts";
import { command } from "./command.ts";

const HELP = `Usage: npm run screenshots [-- <words in a page's name> …]
       npm run screenshots -- --readme

Pictures of every page of the dashboard on a demo store of its own: light, dark, phone and very wide, in screenshots/.
With --readme the few that the README shows, in docs/pictures/.
`;

const folder = join(import.meta.dirname, "..", "screenshots");
const LOOKS = [
  { name: "light", colorScheme: "light", viewport: { width: 1440, height: 900 } },
  { name: "dark", colorScheme: "dark", viewport: { width: 1440, height: 900 } },
  { name: "phone", colorScheme: "light", viewport: { width: 360, height: 740 } },
  { name: "phone-dark", colorScheme: "dark", viewport: { width: 360, height: 740 } },
  { name: "wide", colorScheme: "light", viewport: { width: 2560, height: 1300 } },
] as const;
const README = {
  folder: join(import.meta.dirname, "..", "docs", "pictures"),
  looks: [
    { name: "light", pages: ["overview"], colorScheme: "light", viewport: { width: 1120, height: 700 } },
    { name: "dark", pages: ["license"], colorScheme: "dark", viewport: { width: 1120, height: 700 } },
    { name: "phone", pages: ["license"], colorScheme: "light", viewport: { width: 360, height: 700 } },
  ],
} as const;

interface Look {
  name: string;
  /** All of them, where it does not say. */
  pages?: readonly string[];
  colorScheme: "light" | "dark";
  viewport: { width: number; height: number };
}

async function screenshots(words: readonly string[]): Promise<number> {
  if (words.includes("--help")) {
    console.log(HELP);
    return 0;
  }
  const readme = words.includes("--readme");
  const [store, browser] = await Promise.all([runStore(), launchBrowser()]);
  try {
    const pages = await everyPage(store);
    const named = pages.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
    const into = readme ? README.folder : folder;
    const looks: readonly Look[] = readme ? README.looks : LOOKS;
    rmSync(into, { recursive: true, force: true });
    mkdirSync(into);
    for (const look of looks) {
      const shown = look.pages ? pages.filter(({ name }) => look.pages?.includes(name)) : named;
      await pictures(browser, store.dashboard, look, shown, into);
    }
    console.log(`The pictures are in ${into}.`);
    return 0;
  } finally {
    await browser.close();
    await store.stop();
    store.forget();
  }
}

async function pictures(
  browser: Browser,
  dashboard: string,
  look: Look,
  pages: readonly DashboardPage[],
  into: string,
) {
  const { name, colorScheme, viewport } = look;
  const context = await browser.newContext({ colorScheme, viewport, baseURL: dashboard, locale: "en-GB" });
  const page = await context.newPage();
  if (into === folder) {
    await page.goto("/sign-in");
    await page.screenshot({ path: join(into, `sign-in.${name}.png`) });
  }
  await signIn(page, dashboard, "owner");
  for (const { name: shown, path } of pages) {
    await page.goto(path);
    await page.waitForTimeout(1500);
    await page.screenshot({ path: join(into, `${shown}.${name}.png`) });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width)
      console.log(`${shown}.${name} is ${width} pixels wide, ${viewport.width} fit.`);
  }
  await context.close();
}

await command(() => screenshots(process.argv.slice(2)));
