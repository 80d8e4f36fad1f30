import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { holderOf, takeLock } from "../data-folder/lock.ts";
import { Refusal } from "../refusal.ts";
import type { Lifetime } from "./lifetime.ts";
import { runProgram } from "./program.ts";
import { progress } from "./progress.ts";

const root = join(import.meta.dirname, "..", "..");
const building = join(root, "node_modules", ".cache", "vitrine-build");
const stamp = join(root, ".next", "vitrine-sources");
/** The last thing that a build writes. */
const complete = join(root, ".next", "BUILD_ID");
/** Everything that a build reads. */
const SOURCES = [
  "{app,components,lib,contract,domain,public}/**/*",
  "{next.config.ts,proxy.ts,instrumentation.ts,postcss.config.mjs,tsconfig.json,package-lock.json}",
];

export const NEXT = join(root, "node_modules", "next", "dist", "bin", "next");

/** Builds the dashboard unless the last build was made from the same sources, which takes 20 ms to find out. */
export async function readyBuild(life: Lifetime, log: string, env: NodeJS.ProcessEnv): Promise<void> {
  const now = await hashOfSources();
  if (isBuilt(now)) return;
  await progress("Building the dashboard", async () => {
    const release = await lockBuilding();
    try {
      if (!isBuilt(now)) await build(life, log, env, now);
    } finally {
      release();
    }
  });
}

function isBuilt(sources: string): boolean {
  return existsSync(complete) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources;
}

/** Two starts from one folder share its build, and make it one after the other. */
async function lockBuilding(): Promise<() => void> {
  mkdirSync(building, { recursive: true });
  while (holderOf(building)) await pause(100);
  return takeLock(building, "next build");
}

async function build(life: Lifetime, log: string, env: NodeJS.ProcessEnv, sources: string) {
  rmSync(stamp, { force: true });
  const words = [NEXT, "build"];
  await runProgram(life, { name: "The dashboard's build", words, env, log, patience: 2_000 });
  if (!existsSync(complete)) throw new Refusal(`The dashboard's build made nothing. Its log is ${log}.`);
  writeFileSync(stamp, sources);
}

async function hashOfSources(): Promise<string> {
  const hash = createHash("sha256").update(process.version);
  const paths: string[] = [];
  for await (const path of glob(SOURCES, { cwd: root, exclude: ["**/*.test.ts", "**/*.test.tsx"] }))
    paths.push(path);
  for (const path of paths.sort()) {
    const content = await readFile(join(root, path)).catch(folderHasNone);
    if (content) hash.update(`${path}\n${content.length}\n`).update(content);
  }
  return hash.digest("hex");
}

function folderHasNone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "EISDIR") throw error;
}
