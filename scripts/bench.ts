import { spawn } from "node:child_process";
import { join } from "node:path";
import { command } from "./command.ts";

const folder = join(import.meta.dirname, "..", "bench");
const benchmarks = ["list", "deliveries"];
const HELP = `Usage: npm run bench -- <${benchmarks.join(" | ")}> [what to measure]

Measures beside a bare limit, in the same run, on a PostgreSQL of its own. See bench/README.md.
`;

function run([name = "", ...words]: string[]): Promise<number> {
  if (!benchmarks.includes(name)) {
    console.error(HELP);
    return Promise.resolve(name === "--help" || name === "-h" ? 0 : 2);
  }
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [join(folder, `${name}.ts`), ...words], { stdio: "inherit" });
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}

await command(() => run(process.argv.slice(2)));
