import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { Refusal } from "../refusal.ts";
import type { Lifetime } from "./lifetime.ts";

const root = join(import.meta.dirname, "..", "..");
const leaveWithParent = pathToFileURL(join(import.meta.dirname, "leave-with-parent.ts")).href;

interface Program {
  name: string;
  words: readonly string[];
  env: NodeJS.ProcessEnv;
  log: string;
  /** Answers 200 as soon as the program can work. */
  readyUrl: string;
  /** How long it may take to finish what it has begun before it is killed. */
  patience: number;
}

/** Starts a program of ours and waits until it is ready. From then on its end ends everything. */
export async function startProgram(life: Lifetime, program: Program): Promise<void> {
  const { child, exited } = launch(program);
  let stopping = false;
  life.add({
    name: program.name,
    stop: () => {
      stopping = true;
      return stop(child, exited, program.patience);
    },
    kill: () => child.kill("SIGKILL"),
  });
  const died = exited.then((how) => {
    if (!stopping) throw new Refusal(`${program.name} ended (${how}).\n${lastLines(program.log)}`);
  });
  died.catch((error) => life.fail(error));
  await Promise.race([died, ready(program)]);
}

/** A program that runs to its own end, such as a build. */
export async function runProgram(life: Lifetime, program: Omit<Program, "readyUrl">): Promise<void> {
  const { child, exited } = launch(program);
  life.add({
    name: program.name,
    stop: () => stop(child, exited, program.patience),
    kill: () => child.kill("SIGKILL"),
  });
  const how = await exited;
  if (how !== "exit code 0") throw new Refusal(`${program.name} failed (${how}).\n${lastLines(program.log)}`);
}

function launch({ words, env, log }: Pick<Program, "words" | "env" | "log">) {
  const file = openSync(log, "a", 0o600);
  // In a group of its own, so that a Ctrl-C in the terminal reaches it in its turn, and from us.
  const child = spawn(process.execPath, ["--import", leaveWithParent, ...words], {
    cwd: root,
    env: { ...env, VITRINE_START_PID: String(process.pid) },
    detached: process.platform !== "win32",
    stdio: ["ignore", file, file, "ipc"],
  });
  closeSync(file);
  const exited = new Promise<string>((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("exit", (code, signal) => resolve(signal ?? `exit code ${code}`));
  });
  return { child, exited };
}

async function stop(child: ChildProcess, exited: Promise<string>, patience: number) {
  child.kill("SIGTERM");
  const late = Symbol("late");
  if ((await Promise.race([exited, pause(patience, late, { ref: false })])) !== late) return;
  child.kill("SIGKILL");
  await exited;
}

async function ready({ name, readyUrl, log }: Program): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const status = await fetch(readyUrl, { signal: AbortSignal.timeout(5_000) }).then(
      (answer) => answer.body?.cancel().then(() => answer.status),
      () => undefined,
    );
    if (status === 200) return;
    await pause(30);
  }
  throw new Refusal(`${name} was not ready after two minutes.\n${lastLines(log)}`);
}

function lastLines(log: string): string {
  const lines = readFileSync(log, "utf8").trimEnd().split("\n").slice(-20);
  return `The end of ${log}:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
