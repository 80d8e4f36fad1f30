import { spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Refusal } from "../refusal.ts";
import type { Account } from "./account.ts";
import { type Binaries, program } from "./binaries.ts";

export interface Cluster {
  data: string;
  binaries: Binaries;
  account: Account;
  password: string;
  /** Where the socket goes and the password passes by; on Windows only the latter. */
  sockets: string;
}

/** Makes the cluster if there is none, and refuses one of another major version. */
export async function readyCluster(cluster: Cluster, { sync = true } = {}): Promise<void> {
  if (existsSync(cluster.data)) return refuseOtherVersion(cluster);
  const making = `${cluster.data}.making`;
  rmSync(making, { recursive: true, force: true });
  mkdirSync(making, { mode: 0o700 });
  give(making, cluster.account);
  await initdb(cluster, making, sync);
  // Only a complete cluster gets its name: an interrupted first start begins again.
  renameSync(making, cluster.data);
}

function refuseOtherVersion({ data, binaries }: Cluster) {
  const found = readFileSync(join(data, "PG_VERSION"), "utf8").trim();
  if (found === String(binaries.major)) return;
  throw new Refusal(
    `The database in ${data} was made by PostgreSQL ${found}, and this version of Vitrine brings PostgreSQL ${binaries.major}. Nothing was changed. Start the version of Vitrine that made it and export the data with pg_dumpall, or set DATA_DIR to another folder to begin a new store.`,
  );
}

async function initdb({ binaries, account, password, sockets }: Cluster, data: string, sync: boolean) {
  const passwordFile = join(sockets, "password");
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  give(passwordFile, account);
  try {
    const { command, words, options } = account.command(program(binaries.folder, "initdb"), [
      "--pgdata",
      data,
      "--username=postgres",
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      ...locale(binaries.major),
      ...(sync ? [] : ["--no-sync"]),
    ]);
    const child = spawn(command, words, {
      ...options,
      cwd: "/",
      env: environment(),
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
    const code = await new Promise((resolve, reject) => child.on("error", reject).on("close", resolve));
    if (code !== 0) throw new Refusal(`The database could not be made in ${data}:\n${output.trim()}`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

/** The same order and the same letters on every machine, whatever its own language. */
function locale(major: number): string[] {
  return major >= 17
    ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"]
    : ["--locale=C.UTF-8"];
}

/** PostgreSQL reads PG… variables, which are the person's own for another server. */
export function environment(): NodeJS.ProcessEnv {
  const env = { ...process.env, LC_ALL: "C" };
  for (const name of Object.keys(env))
    if (/^(PG|LC_(?!ALL)|LANG)/.test(name)) Reflect.deleteProperty(env, name);
  return env;
}

function give(path: string, { owner }: Account) {
  if (owner) chownSync(path, owner.uid, owner.gid);
}
