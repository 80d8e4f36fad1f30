import { mkdirSync, realpathSync } from "node:fs";
import { rmdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { isAlive } from "../data-folder/processes.ts";
import { accountFor } from "./account.ts";
import { type Binaries, embeddedBinaries, program } from "./binaries.ts";
import { type Cluster, readyCluster } from "./cluster.ts";
import { databaseUrl } from "./connection.ts";
import { readyDatabases } from "./databases.ts";
import { type Passwords, readyPasswords } from "./passwords.ts";
import { startPostmaster, stopPostmaster } from "./postmaster.ts";
import { type PostmasterFile, runningPostmaster } from "./postmaster-file.ts";
import { socketFolder } from "./socket-folder.ts";

export interface DatabaseUrls {
  store: string;
  dashboard: string;
  admin: string;
}

export interface Embedded {
  urls: DatabaseUrls;
  pid: number;
  /** A server was found running, left by a start that was killed. */
  adopted: boolean;
  /** Settled when the server is no more, whoever ended it. */
  gone: Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  binaries?: Binaries;
  /** Further settings of the server, such as `fsync=off` where the data may be lost. */
  settings?: readonly string[];
  /** Whether a new cluster is flushed to the disk. */
  sync?: boolean;
}

/** The embedded PostgreSQL in a data folder, made on its first start. The caller holds the folder's lock. */
export async function startEmbedded(
  folder: string,
  { binaries = embeddedBinaries(), settings = [], sync = true }: Options = {},
): Promise<Embedded> {
  mkdirSync(join(folder, "logs"), { recursive: true });
  const home = realpathSync(folder);
  const data = join(home, "postgres");
  const passwords = readyPasswords(join(home, "passwords.json"), data);
  const account = accountFor(program(binaries.folder, "postgres"), home, data);
  const sockets = socketFolder(data, account);
  const cluster: Cluster = { data, binaries, account, password: passwords.postgres, sockets };
  await readyCluster(cluster, { sync });
  const postmaster = await startPostmaster(cluster, join(home, "logs", "postgres.log"), settings);
  const stop = async () => {
    await stopPostmaster(cluster, postmaster.pid);
    await rmdir(sockets).catch(() => {});
  };
  try {
    await readyDatabases({ ...postmaster, password: passwords.postgres }, passwords);
  } catch (error) {
    await stop();
    throw error;
  }
  const { pid, adopted } = postmaster;
  return { urls: urlsOf(postmaster, passwords), pid, adopted, gone: ended(pid), stop };
}

/** The addresses of the server that another process runs in this folder, if one does. */
export function runningEmbedded(folder: string): DatabaseUrls | undefined {
  const data = join(realpathSync(folder), "postgres");
  const postmaster = runningPostmaster(data);
  return postmaster && urlsOf(postmaster, readyPasswords(join(folder, "passwords.json"), data));
}

function urlsOf(server: PostmasterFile, passwords: Passwords): DatabaseUrls {
  return {
    store: databaseUrl(server, "vitrine_store", passwords.vitrine_store, "vitrine_store"),
    dashboard: databaseUrl(server, "vitrine_dashboard", passwords.vitrine_dashboard, "vitrine_dashboard"),
    admin: databaseUrl(server, "postgres", passwords.postgres, "postgres"),
  };
}

/** Asked now and then, because an adopted server is nobody's child; the asking keeps no process alive. */
async function ended(pid: number): Promise<void> {
  while (isAlive(pid)) await pause(500, undefined, { ref: false });
}
