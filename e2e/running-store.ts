import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const root = join(import.meta.dirname, "..");
const PATIENCE = 180_000;

/** The whole store as `npm start` runs it, with a data folder and ports of its own. */
export interface RunningStore {
  service: string;
  dashboard: string;
  /** Made for this start; none in production. */
  key: string;
  /** What the start said. */
  said: string;
  dataDir: string;
  process: ChildProcess;
  /** Ends it as Ctrl-C does; answers with the exit code. */
  stop(): Promise<number | null>;
  /** Removes its data folder. */
  forget(): void;
}

export interface Ports {
  PORT: number;
  STOREFRONT_PORT: number;
}

export async function runStore(
  dataDir = newDataDir(),
  ports?: Ports,
  settings: Record<string, string> = {},
): Promise<RunningStore> {
  const { PORT, STOREFRONT_PORT } = ports ?? { PORT: await freePort(), STOREFRONT_PORT: await freePort() };
  const child = start({ DATA_DIR: dataDir, PORT, STOREFRONT_PORT, ...settings });
  const ended = once(child, "exit");
  const output = await outputUntil(child, /Ctrl-C stops everything/);
  const key = /Bearer ([^"\s]+)/.exec(output)?.[1];
  if (!key && settings.VITRINE_MODE !== "production") throw new Error(`The start printed no key:\n${output}`);
  return {
    service: `http://127.0.0.1:${STOREFRONT_PORT}`,
    dashboard: `http://127.0.0.1:${PORT}`,
    key: key ?? "",
    said: output,
    dataDir,
    process: child,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
      return child.exitCode;
    },
    forget: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

/** A start that is expected to be refused; answers with its exit code and what it said. */
export async function refusedStart(settings: Record<string, string | number>) {
  const child = start(settings);
  const ended = once(child, "close");
  const output = await outputUntil(child, undefined);
  await ended;
  return { exitCode: child.exitCode, output };
}

export function newDataDir(): string {
  return mkdtempSync(join(tmpdir(), "vitrine e2e "));
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || !address) throw new Error("No free port was found.");
  return address.port;
}

function start(settings: Record<string, string | number>): ChildProcess {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    VITRINE_MODE: "",
    PUBLIC_URL: "",
    DATABASE_URL: "",
    DASHBOARD_DATABASE_URL: "",
  };
  // Set by the test runner for its own children.
  Reflect.deleteProperty(env, "NODE_TEST_CONTEXT");
  for (const [name, value] of Object.entries(settings)) env[name] = String(value);
  return spawn(process.execPath, ["scripts/start.ts"], { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
}

/** What it has said when the words come, or when it ends where none are awaited. */
async function outputUntil(child: ChildProcess, words: RegExp | undefined): Promise<string> {
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => (output += text));
  const deadline = Date.now() + PATIENCE;
  while (Date.now() < deadline) {
    if (words?.test(output)) return output;
    if (child.exitCode !== null || child.signalCode !== null) break;
    await pause(20);
  }
  await pause(50);
  if (words) throw new Error(`The store did not start:\n${output}`);
  return output;
}
