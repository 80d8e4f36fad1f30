import { join, relative } from "node:path";
import type { Mode, Settings } from "../settings.ts";

interface Secrets {
  key: string | undefined;
  /** While nobody works here yet. */
  firstRunCode: string | undefined;
}

/** What a person wants to know once everything runs. */
export function welcome(settings: Settings, mode: Mode, { key, firstRunCode }: Secrets): string {
  const service = `http://localhost:${settings.storefrontPort}`;
  const lines = [
    "",
    mode === "demo" ? "Vitrine runs, with a demo store. Only this machine can reach it." : "Vitrine runs.",
    "",
    `  Dashboard       http://localhost:${settings.port}`,
    `  API reference   ${service}/docs`,
  ];
  if (firstRunCode)
    lines.push(
      "",
      `  Make the owner's account:  http://localhost:${settings.port}/first-run`,
      `  with the one-time code     ${firstRunCode}`,
    );
  if (key)
    lines.push(
      `  API key         ${key}`,
      "                  made for this start; the last start's no longer works",
      "",
      "  Try it:",
      `  curl -H "Authorization: Bearer ${key}" ${service}/v1/products`,
    );
  else lines.push("", '  Make an API key:  npm run store -- keys create --name "My key"');
  return [...lines, "", `Logs are in ${near(settings.dataDir)}. Ctrl-C stops everything.`].join("\n");
}

/** As short as a person can still use it from where they are. */
function near(dataDir: string): string {
  const logs = join(dataDir, "logs");
  const short = relative("", logs);
  return short.startsWith("..") ? logs : short;
}
