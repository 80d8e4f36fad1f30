import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

const TOOLS = {
  lint: [["@biomejs/biome/bin/biome", "check", "--error-on-warnings"]],
  // The routes' types come first: with and without them the same code means different things.
  typecheck: [
    ["next/dist/bin/next", "typegen"],
    ["typescript/bin/tsc", "--noEmit"],
  ],
} as const;

/** A tool of node_modules, run on this runtime; answers with its exit code. */
export async function runTool(name: keyof typeof TOOLS, words: readonly string[] = []): Promise<number> {
  for (const [file, ...before] of TOOLS[name]) {
    const code = await run([join(root, "node_modules", file), ...before, ...words]);
    if (code !== 0) return code;
  }
  return 0;
}

function run(words: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1" };
    const child = spawn(process.execPath, words, { cwd: root, env, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
