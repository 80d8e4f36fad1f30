import { linkSync, readFileSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { Refusal } from "../refusal.ts";
import { beginOf, isAlive } from "./processes.ts";

const holderSchema = z.object({ pid: z.number(), command: z.string(), begin: z.string().optional() });
export type Holder = z.infer<typeof holderSchema>;

/** Who has the data folder now; nobody when the one who took it is gone, however it went. */
export function holderOf(folder: string): Holder | undefined {
  const holder = read(join(folder, "lock"));
  return holder && isAlive(holder.pid) && beginOf(holder.pid) === holder.begin ? holder : undefined;
}

/** Takes the data folder for this process, or says who has it. Answers with the function that gives it back. */
export function takeLock(folder: string, command: string): () => void {
  const path = join(folder, "lock");
  const mine = join(folder, `lock.${process.pid}`);
  const begin = beginOf(process.pid);
  try {
    writeFileSync(mine, JSON.stringify({ pid: process.pid, command, ...(begin && { begin }) }));
    // Linking is the one step that only one of two can win, and never shows a half-written file.
    if (!linked(mine, path)) {
      const holder = holderOf(folder);
      if (holder) throw inUse(folder, holder);
      setAside(path, mine);
      if (!linked(mine, path)) throw inUse(folder, holderOf(folder));
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (read(path)?.pid === process.pid) unlinkSync(path);
  };
}

/** The same, with a moment's patience for one that is just stopping. */
export async function takeLockSoon(folder: string, command: string): Promise<() => void> {
  const deadline = Date.now() + 2_000;
  while (holderOf(folder) && Date.now() < deadline) await pause(50);
  return takeLock(folder, command);
}

function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

/** Moves a dead holder's file away; if another process was quicker and the file is already its own, it goes back. */
function setAside(path: string, mine: string) {
  const aside = `${mine}.stale`;
  try {
    renameSync(path, aside);
    const holder = read(aside);
    if (holder && isAlive(holder.pid) && beginOf(holder.pid) === holder.begin) linked(aside, path);
    unlinkSync(aside);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) throw error;
  }
}

function inUse(folder: string, holder: Holder | undefined) {
  const who = holder ? `"${holder.command}", process ${holder.pid}` : "another process that has just begun";
  return new Refusal(
    `The data folder ${folder} is in use by ${who}. Stop that first, or set DATA_DIR to another folder.`,
  );
}

function read(path: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    return undefined;
  }
}
