import { spawn } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..", "..");

const TOOLS = {
  lint: ["@biomejs/biome/bin/biome", "check", "--error-on-warnings"],
  typecheck: ["typescript/bin/tsc", "--noEmit"],
} as const;

/** A tool of node_modules, run on this runtime; answers with its exit code. */
export function runTool(name: keyof typeof TOOLS, words: readonly string[] = []): Promise<number> {
  const [file, ...before] = TOOLS[name];
  const path = join(root, "node_modules", ...file.split("/"));
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [path, ...before, ...words], { cwd: root, stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
