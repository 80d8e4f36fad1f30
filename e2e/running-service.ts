import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./running-store.ts";

const root = join(import.meta.dirname, "..");
const PATIENCE = 60_000;

/** The service alone, with a small demo store in a database of its own. */
export interface RunningService {
  address: string;
  key: string;
  stop(): Promise<void>;
}

export async function runService(): Promise<RunningService> {
  const database = await newDatabase();
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  const environment = {
    ...process.env,
    DATABASE_URL: database.url,
    STOREFRONT_PORT: String(port),
    PUBLIC_URL: address,
    VITRINE_MODE: "demo",
    LOG_LEVEL: "error",
  };
  // Set by the test runner for its own children.
  Reflect.deleteProperty(environment, "NODE_TEST_CONTEXT");
  storeCommand(environment, ["seed", "--sales", "200"]);
  const key = storeCommand(environment, ["keys", "create", "--name", "e2e"]).split("\n").at(-1) ?? "";
  const child = spawn(process.execPath, ["storefront/main.ts"], {
    cwd: root,
    env: environment,
    stdio: "inherit",
  });
  await untilReady(`${address}/readyz`, child);
  return {
    address,
    key,
    stop: async () => {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
      await database.drop();
    },
  };
}

function storeCommand(env: NodeJS.ProcessEnv, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/store.ts", ...words], {
    cwd: root,
    env,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The store command failed: ${stderr}${stdout}`);
  return stdout.trim();
}

async function untilReady(address: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline && child.exitCode === null) {
    const ready = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await pause(50);
  }
  throw new Error("The service did not become ready.");
}

async function newDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error("TEST_DATABASE_URL is not set: run this test through `npm test -- <path>`.");
  const name = `e2e_${randomBytes(8).toString("hex")}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`) };
}

async function onServer(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
