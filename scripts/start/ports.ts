import { once } from "node:events";
import { createServer } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "../refusal.ts";

/** Refuses a port that is taken, before anything is started. What a killed start left behind gets a moment to end. */
export async function checkPort(name: string, port: number, host: string): Promise<void> {
  const deadline = Date.now() + 2_000;
  for (;;) {
    const problem = await tried(port, host);
    if (problem === undefined) return;
    if (problem === "EACCES")
      throw new Refusal(`Port ${port} may not be opened by this user. Set ${name} to a port above 1023.`);
    if (Date.now() > deadline)
      throw new Refusal(
        `Port ${port} is taken by another program (${problem}). Stop that one, or set ${name} to a free port, such as ${port + 1}.`,
      );
    await pause(200);
  }
}

async function tried(port: number, host: string): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, "listening");
    return undefined;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  } finally {
    server.close();
  }
}
