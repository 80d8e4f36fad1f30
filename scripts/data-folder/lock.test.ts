import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import { holderOf, takeLock } from "./lock.ts";

function folder(t: TestContext): string {
  const path = mkdtempSync(join(tmpdir(), "vitrine-lock-"));
  t.after(() => rmSync(path, { recursive: true }));
  return path;
}

test("the second to take a data folder is told which process has it", (t) => {
  const path = folder(t);
  takeLock(path, "npm start");
  assert.throws(() => takeLock(path, "npm start"), {
    message: new RegExp(`"npm start", process ${process.pid}`),
  });
  assert.equal(holderOf(path)?.pid, process.pid);
});

test("a data folder given back can be taken again", (t) => {
  const path = folder(t);
  takeLock(path, "npm start")();
  assert.equal(holderOf(path), undefined);
  takeLock(path, "npm start");
});

test("the lock of a process that was killed holds nobody up", (t) => {
  const path = folder(t);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(join(path, "lock"), JSON.stringify({ pid, command: "npm start" }));
  takeLock(path, "npm start");
  assert.equal(holderOf(path)?.pid, process.pid);
});

test("a later process with the killed one's number is not taken for it", {
  skip: process.platform === "win32",
}, (t) => {
  const path = folder(t);
  const begin = "before the last boot";
  writeFileSync(join(path, "lock"), JSON.stringify({ pid: process.ppid, command: "npm start", begin }));
  takeLock(path, "npm start");
  assert.equal(holderOf(path)?.pid, process.pid);
});

test("of many that find a dead one's lock at once, one takes it", async (t) => {
  const path = folder(t);
  const { pid } = spawnSync(process.execPath, ["--version"]);
  writeFileSync(join(path, "lock"), JSON.stringify({ pid, command: "npm start" }));
  const script = `
    const { takeLock } = await import(${JSON.stringify(new URL("./lock.ts", import.meta.url).href)});
    try { takeLock(process.argv[1], "npm start"); console.log("took it"); } catch { console.log("refused"); }
    process.stdin.resume();`;
  const many = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ["--input-type=module", "-e", script, path], {
      stdio: ["pipe", "pipe", "inherit"],
    }),
  );
  const said = await Promise.all(
    many.map(async ({ stdout }) => String((await once(stdout, "data"))[0]).trim()),
  );
  for (const each of many) each.stdin.end();
  assert.deepEqual(said.sort(), ["refused", "refused", "refused", "refused", "refused", "took it"]);
});
