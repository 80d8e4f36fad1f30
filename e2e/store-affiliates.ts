import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { z } from "zod";
import type { RunningStore } from "./running-store.ts";

const passwords = z.object({ vitrine_store: z.string() });

/** No address of the API lists affiliates, so one is looked up where the store keeps them. */
export async function codeOfAnAffiliate({ dataDir }: Pick<RunningStore, "dataDir">): Promise<string> {
  const server = readFileSync(join(dataDir, "postgres", "postmaster.pid"), "utf8").split("\n");
  const [, , , port, sockets, address] = server.map((line) => line.trim());
  const { vitrine_store } = passwords.parse(
    JSON.parse(readFileSync(join(dataDir, "passwords.json"), "utf8")),
  );
  const account = { user: "vitrine_store", database: "vitrine_store", password: vitrine_store };
  const client = new pg.Client({ ...account, host: sockets || address, port: Number(port) });
  await client.connect();
  try {
    const { rows } = await client.query<{ pseudo: string }>(
      "SELECT pseudo FROM affiliates WHERE status = 'active' AND total_visits > 0 ORDER BY id LIMIT 1",
    );
    const [affiliate] = rows;
    if (!affiliate) throw new Error("The demo store has no active affiliate.");
    return affiliate.pseudo;
  } finally {
    await client.end();
  }
}
