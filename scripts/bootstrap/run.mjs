// @ts-check
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { constants } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { ready } from "./ready.mjs";
import { Refusal } from "./refusal.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Readies node_modules, then hands over to `scripts/<name>.ts` on the pinned runtime. @param {string[]} words */
export async function run([name = "", ...words]) {
  try {
    const script = join(root, "scripts", `${name}.ts`);
    if (!/^[a-z-]+$/.test(name) || !existsSync(script)) throw new Refusal(`There is no command "${name}".`);
    process.exitCode = await handOver(await ready(root), script, words);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * The channel tells the child when this process is gone, also by SIGKILL, so that it never runs on alone.
 * @param {string} runtime @param {string} script @param {string[]} words @returns {Promise<number>}
 */
function handOver(runtime, script, words) {
  return new Promise((resolve, reject) => {
    // The macOS build of the runtime is an older 24, where running TypeScript still warns.
    const child = spawn(runtime, ["--disable-warning=ExperimentalWarning", script, ...words], {
      cwd: root,
      stdio: ["inherit", "inherit", "inherit", "ipc"],
    });
    /** @type {NodeJS.Signals[]} */
    const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
    for (const signal of signals) process.on(signal, () => child.kill(signal));
    onParentGone(() => child.kill("SIGTERM"));
    child.on("error", reject);
    child.on("exit", (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}

/**
 * npm runs us in a shell, and a signal to npm ends that shell and not us: then we are somebody else's child.
 * @param {() => void} then
 */
function onParentGone(then) {
  const parent = process.ppid;
  if (!process.env.npm_lifecycle_event) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    then();
  }, 250);
  timer.unref();
}
