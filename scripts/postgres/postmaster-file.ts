import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { commandLineOf, isAlive } from "../data-folder/processes.ts";
import { Refusal } from "../refusal.ts";

export interface PostmasterFile {
  pid: number;
  port: number;
  /** The socket's folder, or the address it listens on. */
  host: string;
}

/** What a running server wrote about itself (postmaster.pid), or nothing. */
export function runningPostmaster(data: string): PostmasterFile | undefined {
  const found = read(data);
  if (!found || !isAlive(found.pid)) return undefined;
  const command = commandLineOf(found.pid);
  if (command === undefined || command.includes(data)) return found;
  const file = join(data, "postmaster.pid");
  if (/(^|[\\/])postgres(\.exe)?( |$)/.test(command))
    throw new Refusal(
      `Process ${found.pid} is a PostgreSQL that seems to run on ${data} by another path. Stop it; if it is none of Vitrine's, remove ${file}; then start again.`,
    );
  // Numbers of processes return. PostgreSQL itself would refuse to start, taking the other one for its own.
  rmSync(file, { force: true });
  return undefined;
}

function read(data: string): PostmasterFile | undefined {
  try {
    const lines = readFileSync(join(data, "postmaster.pid"), "utf8").split("\n");
    const [pid, , , port, sockets, address] = lines;
    const host = sockets?.trim() || address?.trim();
    if (!pid || !port || !host) return undefined;
    return { pid: Number(pid), port: Number(port), host };
  } catch {
    return undefined;
  }
}
