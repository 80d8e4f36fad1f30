import { spawn, spawnSync } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { totalmem } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "../data-folder/processes.ts";
import { freePort } from "../free-port.ts";
import { Refusal } from "../refusal.ts";
import { program } from "./binaries.ts";
import { type Cluster, environment } from "./cluster.ts";
import { answers } from "./connection.ts";
import { type PostmasterFile, runningPostmaster } from "./postmaster-file.ts";

const SOCKETS = process.platform !== "win32";
// What is left of a killed server needs a moment to notice; until then a new one is refused.
const STILL_ENDING = /pre-existing shared memory block|postmaster\.pid" already exists/;

export interface Postmaster extends PostmasterFile {
  adopted: boolean;
}

/** The server of this cluster: the one that a killed start left running, or a new one, recovered if need be. */
export async function startPostmaster(cluster: Cluster, log: string, settings: readonly string[] = []) {
  const left = runningPostmaster(cluster.data);
  if (left) {
    if (await answers({ ...left, password: cluster.password }, () => isAlive(left.pid), 15_000))
      return { ...left, adopted: true };
    await stopPostmaster(cluster, left.pid);
  }
  const deadline = Date.now() + 15_000;
  for (;;) {
    const { postmaster, complaint } = await launch(cluster, log, settings);
    if (postmaster) return postmaster;
    if (!STILL_ENDING.test(complaint) || Date.now() > deadline) throw refusal(complaint, log);
    await pause(200);
  }
}

async function launch(cluster: Cluster, log: string, settings: readonly string[]) {
  const port = SOCKETS ? 5432 : await freePort();
  const host = SOCKETS ? cluster.sockets : "127.0.0.1";
  const all = [...configuration(port, cluster.sockets), ...settings].flatMap((setting) => ["-c", setting]);
  const { command, words, options } = cluster.account.command(program(cluster.binaries.folder, "postgres"), [
    "-D",
    cluster.data,
    ...all,
  ]);
  const before = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  const file = openSync(log, "a", 0o600);
  // In a group of its own: a Ctrl-C in the terminal must reach it last, and from us.
  const child = spawn(command, words, {
    ...options,
    cwd: "/",
    detached: true,
    env: environment(),
    stdio: ["ignore", file, file],
  });
  closeSync(file);
  child.unref();
  let running = true;
  child.on("error", () => (running = false));
  child.on("exit", () => (running = false));
  const address = { host, port, password: cluster.password };
  if (child.pid && (await answers(address, () => running, 300_000)))
    return { postmaster: { pid: child.pid, host, port, adopted: false }, complaint: "" };
  if (running && child.pid) await stopPostmaster(cluster, child.pid);
  return { complaint: readFileSync(log).subarray(before).toString("utf8") };
}

/** Ends it the fast way: sessions are closed, everything is flushed. Only after half a minute the hard way. */
export async function stopPostmaster({ data, binaries }: Pick<Cluster, "data" | "binaries">, pid: number) {
  if (!isAlive(pid)) return;
  if (!SOCKETS) {
    spawnSync(program(binaries.folder, "pg_ctl"), ["stop", "-D", data, "-m", "fast", "-w"], {
      stdio: "ignore",
    });
    return;
  }
  for (const [signal, patience] of [
    ["SIGINT", 30_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    process.kill(pid, signal);
    const deadline = Date.now() + patience;
    while (isAlive(pid) && Date.now() < deadline) await pause(20);
    if (!isAlive(pid)) return;
  }
}

function configuration(port: number, sockets: string): string[] {
  // Taken only as it is used. With 256 MB a million sales took 224 s to tell, with 1 GB 121 s.
  const buffers = Math.min(1024, Math.max(32, Math.floor(totalmem() / 2 ** 20 / 16)));
  return [
    `port=${port}`,
    ...(SOCKETS
      ? ["listen_addresses=", `unix_socket_directories=${sockets}`, "unix_socket_permissions=0700"]
      : ["listen_addresses=127.0.0.1"]),
    "max_connections=200",
    `shared_buffers=${buffers}MB`,
    // A large store is told in one go: with the default of 1 GB it waits for checkpoint after checkpoint.
    "max_wal_size=4GB",
    "shared_preload_libraries=",
    // Compiling a plan costs more than any of our short queries.
    "jit=off",
    "log_min_messages=warning",
    "log_line_prefix=%m [%p] ",
    "log_timezone=UTC",
    "timezone=UTC",
  ];
}

function refusal(complaint: string, log: string) {
  const last = complaint
    .split("\n")
    .filter((line) => /FATAL|PANIC|ERROR|error/.test(line))
    .at(-1);
  return new Refusal(
    `The embedded PostgreSQL did not start: ${last?.replace(/^.*?(FATAL|PANIC|ERROR):\s*/, "") ?? complaint.trim().slice(-400)}. Its whole log is ${log}.`,
  );
}
