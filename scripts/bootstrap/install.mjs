// @ts-check
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { Refusal } from "./refusal.mjs";

// Nothing here needs an install script (see libraries.mjs), and NODE_ENV=production must not leave the tools out.
const words =
  "ci --no-audit --no-fund --prefer-offline --ignore-scripts --include=dev --include=optional --loglevel=error --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000";

/** @param {string} root */
export async function install(root) {
  const done = progress("Installing packages");
  const { code, output } = await npm(root, words.split(" "));
  done(code === 0);
  if (code !== 0) throw new Refusal(`${output.trim().slice(0, 2000)}\n\n${sentence(output)}`);
}

/** @param {string} output */
function sentence(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED|ERR_SOCKET|network/.test(output)
  )
    return "The packages could not be installed, because npm cannot reach its registry. Connect this machine to the network (or set npm's proxy or registry) and run this again; afterwards no network is needed.";
  if (/ENOSPC/.test(output))
    return "The packages could not be installed, because the disk is full. Free about 1.5 GB and run this again.";
  if (/EACCES|EPERM|EROFS/.test(output))
    return `The packages could not be installed, because this user may not write to node_modules. Run this as the owner of the folder.`;
  return "The packages could not be installed; npm's own words are above.";
}

/** @param {string} root @param {string[]} args @returns {Promise<{ code: number, output: string }>} */
function npm(root, args) {
  const { command, before } = npmCommand();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...before, ...args], {
      cwd: root,
      env: outsideNodeModules(root),
      stdio: ["ignore", "pipe", "pipe"],
      shell: command === "npm.cmd",
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => (output += text));
    child.on("error", () =>
      reject(new Refusal("npm was not found. Install it beside Node.js, and run this again.")),
    );
    child.on("close", (code) => resolve({ code: code ?? 1, output }));
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, () => child.kill());
  });
}

/** The npm that started us, on the Node that runs it: the one on the path may be node_modules' own, which is about to go. */
function npmCommand() {
  const { npm_execpath, npm_node_execpath } = process.env;
  if (npm_execpath && /npm-cli\.c?js$/.test(npm_execpath) && existsSync(npm_execpath))
    return { command: npm_node_execpath ?? process.execPath, before: [npm_execpath] };
  return { command: process.platform === "win32" ? "npm.cmd" : "npm", before: [] };
}

/** @param {string} root */
function outsideNodeModules(root) {
  const path = (process.env.PATH ?? "").split(delimiter);
  const inside = join(root, "node_modules");
  return { ...process.env, PATH: path.filter((folder) => !folder.startsWith(inside)).join(delimiter) };
}

/** A line that counts the seconds; where no terminal shows it, a new one now and then. @param {string} what */
function progress(what) {
  const start = Date.now();
  const terminal = process.stdout.isTTY;
  const seconds = () => Math.round((Date.now() - start) / 1000);
  const clear = terminal ? "\r\u001b[K" : "";
  if (!terminal) console.log(`${what} (once; about a minute) …`);
  const timer = setInterval(
    () =>
      terminal
        ? process.stdout.write(`${clear}${what} … ${seconds()} s`)
        : console.log(`${what} … ${seconds()} s`),
    terminal ? 200 : 5000,
  );
  return (/** @type {boolean} */ good) => {
    clearInterval(timer);
    process.stdout.write(
      `${clear}${good ? `Packages installed in ${seconds()} s` : `${what} failed after ${seconds()} s`}\n`,
    );
  };
}
