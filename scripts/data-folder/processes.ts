import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    // Somebody else's process may not be signalled, and is alive.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * What tells a process from a later one with the same number: the moment it began. Numbers return quickly
 * in a container, where they begin again at 1.
 */
export function beginOf(pid: number): string | undefined {
  if (process.platform === "linux") return beginOnLinux(pid);
  if (process.platform === "win32") return undefined;
  return (
    spawnSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() || undefined
  );
}

export function commandLineOf(pid: number): string | undefined {
  if (process.platform === "linux") return read(`/proc/${pid}/cmdline`)?.replaceAll("\0", " ");
  if (process.platform === "win32") return undefined;
  return (
    spawnSync("ps", ["-o", "command=", "-p", String(pid)], { encoding: "utf8" }).stdout?.trim() || undefined
  );
}

function beginOnLinux(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name in parentheses may hold spaces; the 22nd field, ticks since boot, is the 20th behind it.
  const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  return `${read("/proc/sys/kernel/random/boot_id")?.trim()} ${ticks}`;
}

/** Dead, only not yet taken off the list by its parent, which in a container may never happen. */
function isZombie(pid: number): boolean {
  const stat = process.platform === "linux" ? read(`/proc/${pid}/stat`) : undefined;
  return stat?.slice(stat.lastIndexOf(")") + 2).startsWith("Z") ?? false;
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}
