import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { after } from "node:test";
import { setTimeout as pause } from "node:timers/promises";

const MAIN = join(import.meta.dirname, "..", "main.ts");

export interface Ended {
  code: number | null;
  signal: string | null;
  output: string;
}

export interface ServiceProcess {
  child: ChildProcess;
  base: string;
  port: number;
  ended: Promise<Ended>;
}

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== "object" || address === null) throw new Error("There is no free port.");
  return address.port;
}

/** Runs the service as a process of its own, as it runs in earnest; it ends with the test at the latest. */
export function runService(port: number, environment: Record<string, string>): ServiceProcess {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, LOG_LEVEL: "info", ...environment, STOREFRONT_PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text) => {
      output += text;
    });
  }
  const ended = new Promise<Ended>((resolve) => {
    child.on("close", (code, signal) => resolve({ code, signal, output }));
  });
  after(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, base: `http://127.0.0.1:${port}`, port, ended };
}

/** The same, and waits until it is ready. */
export async function startService(environment: Record<string, string>): Promise<ServiceProcess> {
  const service = runService(await freePort(), environment);
  let over: Ended | undefined;
  void service.ended.then((how) => {
    over = how;
  });
  while (!over) {
    const ready = await fetch(`${service.base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return service;
    await pause(25);
  }
  throw new Error(`The service ended with ${over.code ?? over.signal}:\n${over.output}`);
}
