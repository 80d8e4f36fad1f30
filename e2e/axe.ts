import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { z } from "zod";

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const report = z.object({
  violations: z.array(z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) })),
});

/** What axe finds wrong on the page as it stands: the rule, and the first element that breaks it. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // What is still fading in has not its colours yet.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Put in as a debugger would, since the page's own policy lets no foreign script in.
  await page.evaluate(source);
  const found = report.parse(await page.evaluate("axe.run(document)"));
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
}
