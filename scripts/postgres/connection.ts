import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

export interface ServerAddress {
  /** A socket's folder, or a host. */
  host: string;
  port: number;
  password: string;
}

/** In the form that PostgreSQL's own tools take too: a socket's folder stands percent-encoded as the host. */
export function databaseUrl(
  { host, port }: Omit<ServerAddress, "password">,
  user: string,
  password: string,
  name: string,
) {
  return `postgres://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${name}`;
}

export async function withAdmin<T>(
  { host, port, password }: ServerAddress,
  work: (admin: pg.Client) => Promise<T>,
): Promise<T> {
  const admin = new pg.Client({ host, port, user: "postgres", password, database: "postgres" });
  admin.on("error", () => {});
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Asks until the server answers, it is gone, or patience ends; one that replays its log says "not yet" meanwhile. */
export async function answers(
  address: ServerAddress,
  running: () => boolean,
  patience: number,
): Promise<boolean> {
  const deadline = Date.now() + patience;
  while (running() && Date.now() < deadline) {
    try {
      await withAdmin(address, (admin) => admin.query("SELECT 1"));
      return true;
    } catch (error) {
      // 28P01: it runs and has another password than ours, so asking again is of no use.
      if (error instanceof Error && "code" in error && error.code === "28P01") throw error;
    }
    await pause(25);
  }
  return false;
}
