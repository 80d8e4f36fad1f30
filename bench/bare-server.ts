// A Node server that does the least a list can be served with: the same statement, prepared, and its rows as JSON.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { openPool } from "#storefront/db/pool.ts";

const { BENCH_DATABASE_URL: url = "", BENCH_STATEMENT: file = "", BENCH_PORT: port } = process.env;
const statement: { text: string; values: unknown[] } = JSON.parse(readFileSync(file, "utf8"));
const pool = openPool(url);

createServer(async (_, outgoing) => {
  const { rows } = await pool.query({ name: "list", ...statement });
  const body = JSON.stringify({ message: "success", data: rows, errors: [] });
  outgoing.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
  });
  outgoing.end(body);
}).listen(Number(port), "127.0.0.1");
