import { copyFileSync, existsSync, mkdirSync, renameSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";

const LARGEST = 50 * 2 ** 20;
const names = ["storefront", "dashboard", "build", "postgres"] as const;

export interface Logs {
  path(name: (typeof names)[number]): string;
}

/** The programs' logs in the data folder: each start begins anew, and keeps the last one's beside it. */
export function openLogs(dataDir: string): Logs {
  const folder = join(dataDir, "logs");
  mkdirSync(folder, { recursive: true });
  const path = (name: string) => join(folder, `${name}.log`);
  for (const name of names) {
    // An adopted server still writes into its own.
    if (name !== "postgres" && existsSync(path(name))) renameSync(path(name), `${path(name)}.1`);
  }
  setInterval(() => {
    for (const name of names) startOver(path(name));
  }, 60_000).unref();
  return { path };
}

/** They are open for appending in other processes, therefore emptied in place. */
function startOver(path: string) {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LARGEST) return;
  copyFileSync(path, `${path}.1`);
  truncateSync(path);
}
