import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { z } from "zod";
import type { RunningStore } from "./running-store.ts";

const passwords = z.object({ vitrine_store: z.string() });

/** For what no address of the API tells or makes: the store's own tables. */
export async function withStoreDatabase<Result>(
  { dataDir }: Pick<RunningStore, "dataDir">,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const server = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  const [, , , port, sockets, address] = server.map((line) => line.trim());
  const { vitrine_store } = passwords.parse(
    JSON.parse(readFileSync(join(dataDir, "passwords.json"), "utf8")),
  );
  const account = { user: "vitrine_store", database: "vitrine_store", password: vitrine_store };
  const client = new pg.Client({ ...account, host: sockets || address, port: Number(port) });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
