import { parseArgs } from "node:util";
import { z } from "zod";
import { overHttp } from "#storefront/conformance/over-http.ts";
import { examine, suite } from "#storefront/conformance/suite.ts";
import { command } from "./command.ts";

const HELP = `Usage: npm run conformance -- --url <address> --key <API key> [--act] [--only <words>]

Checks whether the service at the address answers /v1 as the specification says.
Only reads and requests that must be refused are sent, paced to 80 a minute.

  --url   where the service is, such as https://api.example.com
  --key   an API key of the store to look at (or the variable STOREFRONT_API_KEY)
  --act   also buy free products, activate and revoke their licenses, and invite made-up addresses
  --only  run only checks whose title holds these words
`;

const PAUSE_MS = 750;
const MAX_PAGES = 20;

async function conformance(): Promise<number> {
  const { values } = parseArgs({
    options: {
      url: { type: "string" },
      key: { type: "string" },
      act: { type: "boolean", default: false },
      only: { type: "string", default: "" },
      help: { type: "boolean", short: "h", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const url = z.url({ protocol: /^https?$/ }).safeParse(values.url);
  const key = values.key ?? process.env.STOREFRONT_API_KEY;
  if (!url.success || !key) {
    console.error(`Say which store with --url and --key.\n\n${HELP}`);
    return 2;
  }
  const remote = {
    url: url.data,
    key: () => key,
    pauseMs: PAUSE_MS,
    mayAct: values.act,
    maxPages: MAX_PAGES,
  };
  return examineAll(overHttp(remote), values.only);
}

async function examineAll(subject: ReturnType<typeof overHttp>, only: string): Promise<number> {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const check of suite.filter(({ title }) => title.includes(only))) {
    try {
      const outcome = await examine(check, subject);
      counts[outcome ? "skipped" : "passed"] += 1;
      console.log(outcome ? `- ${check.title} (skipped: ${outcome.skipped})` : `✔ ${check.title}`);
    } catch (error) {
      counts.failed += 1;
      console.log(
        `✖ ${check.title}\n    ${String(error instanceof Error ? error.message : error).replaceAll("\n", "\n    ")}`,
      );
    }
  }
  console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
  return counts.failed === 0 ? 0 : 1;
}

await command(conformance);
