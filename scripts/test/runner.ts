import { spawn } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { type Counts, none } from "./counts.ts";

const root = join(import.meta.dirname, "..", "..");
const reporter = pathToFileURL(join(import.meta.dirname, "counts-reporter.ts")).href;
const countsSchema = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

/** Runs test files, each in a process of its own, shows what they say and answers with the sums. */
export async function runTests(
  files: readonly string[],
  { env, concurrency }: { env: NodeJS.ProcessEnv; concurrency: number },
): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), "vitrine-counts-"));
  const result = join(folder, "counts.json");
  try {
    const exitCode = await run([
      "--test",
      `--test-concurrency=${concurrency}`,
      // A test that hangs is to fail by name, not to use up the machine's hour.
      "--test-timeout=300000",
      "--test-reporter=spec",
      "--test-reporter-destination=stdout",
      `--test-reporter=${reporter}`,
      `--test-reporter-destination=${result}`,
      ...files,
    ]);
    const counts = await readCounts(result);
    return exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  function run(words: string[]): Promise<number> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, words, {
        cwd: root,
        // Hundreds of processes read the same modules: what one has compiled the next need not.
        env: { NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "node"), ...env },
        stdio: ["ignore", "inherit", "inherit"],
      });
      child.on("error", reject);
      child.on("exit", (code) => resolve(code ?? 1));
    });
  }
}

async function readCounts(path: string): Promise<Counts> {
  try {
    return countsSchema.parse(JSON.parse(await readFile(path, "utf8")));
  } catch {
    return none;
  }
}
