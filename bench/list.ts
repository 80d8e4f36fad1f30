// How close the lists come to a bare Node server with the same statement, prepared, and no checks at all.
// Run: node_modules/.bin/node bench/list.ts   (ROUNDS, SECONDS and SALES in the environment)
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#scripts/free-port.ts";
import { withTemporaryPostgres } from "#scripts/test/postgres.ts";
import { migrate } from "#storefront/db/migrate.ts";
import { openPool } from "#storefront/db/pool.ts";
import { seedDemoStore } from "#storefront/demo/seed.ts";
import { createApiKey } from "#storefront/resources/keys/create.ts";
import { load, type Measured } from "./load.ts";
import { type Statement, statementsOf } from "./statement.ts";

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = Number(process.env.SECONDS ?? 3);
const SALES = Number(process.env.SALES ?? 12_000);
const CONNECTIONS = 32;
const REQUESTS_A_KEY = 95;
const PATHS = ["/v1/products?per_page=10", "/v1/sales", "/v1/licenses?per_page=15", "/v1/discounts"];
const only = process.argv.slice(2);
const paths = only.length > 0 ? only : PATHS;

let keysTaken = 0;
const folder = mkdtempSync(join(tmpdir(), "vitrine-bench-"));

await withTemporaryPostgres(undefined, async (env) => {
  const server = env.TEST_DATABASE_URL ?? "";
  const name = `bench_${process.pid}`;
  const admin = openPool(server, { max: 1 });
  await admin.query(`CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  try {
    await bench(url.href);
  } finally {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.end();
    rmSync(folder, { recursive: true });
  }
});

async function bench(url: string) {
  const pool = openPool(url);
  await migrate(pool);
  await seedDemoStore(pool, { sales: SALES, today: new Date() });
  const newKey = async () =>
    (await createApiKey(pool, { storeSlug: "atelier-lumen", name: "bench", now: new Date() })).key;
  // No switch lifts the limit, so there are as many keys as the service can need.
  const keys = await Promise.all(Array.from({ length: 4_000 }, newKey));
  const statements = await statementsOf(url, await newKey(), paths);
  await pool.query("VACUUM ANALYZE");
  await pool.end();
  const service = await started(["storefront/main.ts"], (own) => ({
    DATABASE_URL: url,
    STOREFRONT_PORT: own,
    LOG_LEVEL: "info",
  }));
  try {
    for (const [place, path] of paths.entries()) {
      const statement = statements[place];
      if (statement) await compare(path, statement, url, service, keys);
    }
  } finally {
    service.child.kill("SIGTERM");
  }
}

async function compare(path: string, statement: Statement, url: string, service: Server, keys: string[]) {
  const file = join(folder, "statement.json");
  writeFileSync(file, JSON.stringify(statement));
  const bare = await started(["bench/bare-server.ts"], (own) => ({
    BENCH_DATABASE_URL: url,
    BENCH_STATEMENT: file,
    BENCH_PORT: own,
  }));
  const requests = keys.map((key) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${key}\r\n\r\n`),
  );
  // Each connection is a client of its own, which uses its key up before it takes the next.
  const client = () => {
    let request = Buffer.alloc(0);
    let used = REQUESTS_A_KEY;
    return () => {
      if (used >= REQUESTS_A_KEY) request = requests[keysTaken++ % requests.length] ?? request;
      used = used >= REQUESTS_A_KEY ? 1 : used + 1;
      return request;
    };
  };
  const run = (at: number, seconds: number) =>
    load({ client, port: at, connections: CONNECTIONS, milliseconds: seconds * 1000 });
  await run(bare.port, 1);
  await run(service.port, 1);
  const measured = async (server: Server) => {
    const before = cpuMilliseconds(server);
    const result = await run(server.port, SECONDS);
    return { ...result, cpu: ((cpuMilliseconds(server) - before) * 1000) / result.answers };
  };
  const pairs: Pair[] = [];
  for (let round = 0; round < ROUNDS; round++)
    pairs.push({ bare: await measured(bare), ours: await measured(service) });
  bare.child.kill("SIGTERM");
  report(path, pairs);
}

interface Pair {
  bare: Measured & { cpu: number };
  ours: Measured & { cpu: number };
}

/** What the machine's clock doesn't blur when others use it too; nothing where the system doesn't tell. */
function cpuMilliseconds({ child }: Server): number {
  try {
    const [, , ...fields] = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(/\) | /);
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return Number.NaN;
  }
}

function report(path: string, pairs: readonly Pair[]) {
  const ratio = median(pairs.map(({ bare, ours }) => ours.perSecond / bare.perSecond));
  const ours = Math.round(median(pairs.map((pair) => pair.ours.perSecond)));
  const bare = Math.round(median(pairs.map((pair) => pair.bare.perSecond)));
  const cpu = (which: "ours" | "bare") => Math.round(median(pairs.map((pair) => pair[which].cpu)));
  const statuses = new Set(
    pairs.flatMap((pair) => [...pair.ours.statuses.keys(), ...pair.bare.statuses.keys()]),
  );
  const odd = [...statuses].filter((status) => status !== 200);
  console.log(
    `${path.padEnd(28)} ${ratio.toFixed(2)}  ours ${ours}/s  bare ${bare}/s  cpu ${cpu("ours")} and ${cpu("bare")} µs${odd.length ? `  ALSO ${odd}` : ""}`,
  );
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

interface Server {
  child: ChildProcess;
  port: number;
}

async function started(words: string[], env: (port: string) => Record<string, string>): Promise<Server> {
  const own = await freePort();
  const profile =
    process.env.PROFILE && words[0] === "storefront/main.ts"
      ? ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`]
      : [];
  const child = spawn(process.execPath, [...profile, ...words], {
    env: { ...process.env, ...env(String(own)) },
    stdio: ["ignore", "ignore", "inherit"],
  });
  for (let tries = 0; tries < 400; tries++) {
    const up = await fetch(`http://127.0.0.1:${own}/healthz`).then(
      (answer) => answer.arrayBuffer().then(() => true),
      () => false,
    );
    if (up) return { child, port: own };
    await pause(25);
  }
  throw new Error(`${words.join(" ")} did not start.`);
}
