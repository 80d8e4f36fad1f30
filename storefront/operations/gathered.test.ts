import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

const GATHERED = JSON.stringify(join(import.meta.dirname, "gathered.ts"));

function outputOf(program: string) {
  const words = ["--input-type=module", "--eval", `import { gathered } from ${GATHERED};\n${program}`];
  return spawnSync(process.execPath, words, { encoding: "utf8", maxBuffer: 2 ** 26 });
}

test("lines written just before the process ends are there, whole and in order", () => {
  const { stdout, status } = outputOf(`
    const out = gathered();
    for (let line = 0; line < 50_000; line++) out.write(line + "\\n");
    process.exit(3);`);
  assert.equal(status, 3);
  assert.equal(stdout, Array.from({ length: 50_000 }, (_, line) => `${line}\n`).join(""));
});

test("lines are there before the process ends, and don't keep it from ending", () => {
  const { stdout, status } = outputOf(`
    const out = gathered();
    out.write("first\\n");
    setTimeout(() => process.kill(process.pid, "SIGKILL"), 500);`);
  assert.equal(status, null);
  assert.equal(stdout, "first\n");
});
