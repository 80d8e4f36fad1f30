// @ts-check
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { install } from "./install.mjs";
import { linkLibraries } from "./libraries.mjs";
import { matches, stampOf } from "./lockfile.mjs";
import { findRuntime } from "./runtime.mjs";

/** Installs what is missing and answers with the runtime to use. The second time this is two small reads. @param {string} root */
export async function ready(root) {
  const lockfile = await readFile(join(root, "package-lock.json"), "utf8");
  const stampFile = join(root, "node_modules", ".vitrine-installed.json");
  const stamp = stampOf(lockfile);
  const last = await readJson(stampFile);
  if (last?.stamp === stamp && existsSync(String(last.runtime))) return String(last.runtime);

  const installed = await readText(join(root, "node_modules", ".package-lock.json"));
  if (!installed || !matches(lockfile, installed)) await install(root);
  await linkLibraries(root);
  const runtime = findRuntime(root);
  await mkdir(join(root, "node_modules"), { recursive: true });
  await writeFile(stampFile, JSON.stringify({ stamp, runtime }));
  return runtime;
}

/** @param {string} path @returns {Promise<string | undefined>} */
async function readText(path) {
  return readFile(path, "utf8").catch(() => undefined);
}

/** @param {string} path @returns {Promise<{ stamp?: unknown, runtime?: unknown } | undefined>} */
async function readJson(path) {
  try {
    return JSON.parse((await readText(path)) ?? "null") ?? undefined;
  } catch {
    return undefined;
  }
}
