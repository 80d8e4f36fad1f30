import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { packagedChromium } from "./packaged-chromium.ts";

/**
 * A browser on a machine where nobody installed one: Playwright's own if it is there, else the registry's
 * package, else Chrome, and only then Playwright's download, which needs more of the network than npm does.
 */
export async function launchBrowser(): Promise<Browser> {
  const ways = [own, packaged, chrome, downloaded];
  const reasons: string[] = [];
  for (const way of ways) {
    try {
      const browser = await way();
      if (browser) return browser;
    } catch (error) {
      reasons.push(`${way.name}: ${error instanceof Error ? error.message : error}`);
    }
  }
  throw new Error(
    `No browser for the tests. Install Chrome, or let "npx playwright install chromium" run.\n${reasons.join("\n")}`,
  );
}

async function own(): Promise<Browser | undefined> {
  return existsSync(chromium.executablePath()) ? chromium.launch() : undefined;
}

async function packaged(): Promise<Browser | undefined> {
  const found = await packagedChromium();
  if (!found) return undefined;
  const env = Object.fromEntries(
    Object.entries(found.env).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  );
  // Its sandbox needs rights that root gives up and containers withhold; only our own pages are opened in it.
  // The small /dev/shm of a container would end it in the middle of a page.
  const args = ["--no-sandbox", "--disable-dev-shm-usage", "--no-zygote", "--disable-gpu"];
  return chromium.launch({ executablePath: found.executablePath, args, env, headless: true });
}

function chrome(): Promise<Browser> {
  return chromium.launch({ channel: "chrome" });
}

async function downloaded(): Promise<Browser> {
  const cli = join(import.meta.dirname, "..", "node_modules", "playwright-core", "cli.js");
  const words = [cli, "install", "chromium", "--only-shell"];
  const { status, stderr } = spawnSync(process.execPath, words, { timeout: 120_000, encoding: "utf8" });
  if (status !== 0) throw new Error(`the download failed: ${stderr}`);
  return chromium.launch();
}
