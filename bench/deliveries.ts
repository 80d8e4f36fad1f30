// Ten thousand deliveries to twenty targets, of which five are dead and five answer after ten seconds; one of two
// instances is killed in the middle. Run: npm run bench -- deliveries   (EVENTS in the environment)
import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { withTemporaryPostgres } from "#scripts/test/postgres.ts";
import { migrate } from "#storefront/db/migrate.ts";
import { openPool, type Pool } from "#storefront/db/pool.ts";
import { recordEvent } from "#storefront/events/record.ts";
import { insertLicensedPurchase } from "#storefront/testing/fixtures/license.ts";
import { insertPulse } from "#storefront/testing/fixtures/pulse.ts";
import { insertStore } from "#storefront/testing/store.ts";
import type { Arrived, Kind } from "./targets.ts";

const EVENTS = Number(process.env.EVENTS ?? 500);
const kinds: Kind[] = [
  ...Array.from({ length: 10 }, () => "healthy" as const),
  ...Array.from({ length: 5 }, () => "late" as const),
  ...Array.from({ length: 5 }, () => "dead" as const),
];
const healthy = kinds.filter((kind) => kind === "healthy").length * EVENTS;
const root = join(import.meta.dirname, "..");
const arrivedSchema = z.array(z.object({ target: z.int(), delivery: z.string(), at: z.number() }));

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
  }
});

async function bench(url: string) {
  const pool = openPool(url);
  await migrate(pool);
  const targets = fork(join(root, "bench", "targets.ts"), {
    env: { ...process.env, BENCH_TARGETS: JSON.stringify(kinds) },
  });
  const { port } = z.object({ port: z.int() }).parse(await message(targets));
  const instances: ChildProcess[] = [];
  try {
    await happen(pool, port);
    const begin = Date.now();
    instances.push(instance(url, 1), instance(url, 2));
    await measure(pool, targets, instances, begin);
  } finally {
    for (const child of [...instances, targets]) child.kill("SIGKILL");
    await pool.end();
  }
}

async function happen(pool: Pool, port: number) {
  const store = await insertStore(pool);
  for (const target of kinds.keys()) {
    await insertPulse(pool, store.id, { url: `http://127.0.0.1:${port}/${target}` });
  }
  const { saleId } = await insertLicensedPurchase(pool, store.id);
  const begin = Date.now();
  for (let event = 0; event < EVENTS; event++) {
    await recordEvent(pool, { storeId: store.id, name: "successful.sale", saleId, now: new Date() });
  }
  const each = (Date.now() - begin) / EVENTS;
  console.log(`${EVENTS} events for ${kinds.length} pulses each: ${each.toFixed(2)} ms an event`);
}

function instance(url: string, number: number): ChildProcess {
  return fork(join(root, "storefront", "main.ts"), {
    env: {
      ...process.env,
      DATABASE_URL: url,
      STOREFRONT_PORT: String(20_000 + (process.pid % 20_000) + number),
      LOG_LEVEL: "error",
      VITRINE_MODE: "demo",
    },
  });
}

async function measure(pool: Pool, targets: ChildProcess, instances: ChildProcess[], begin: number) {
  const arrived: Arrived[] = [];
  const ofHealthy = () => arrived.filter(({ target }) => kinds[target] === "healthy");
  const unique = () => new Set(ofHealthy().map(({ delivery }) => delivery)).size;
  let killedAt: number | undefined;
  while (unique() < healthy) {
    targets.send("report");
    arrived.push(...arrivedSchema.parse(await message(targets)));
    if (killedAt === undefined && unique() >= healthy / 2) {
      instances[0]?.kill("SIGKILL");
      killedAt = Date.now();
    }
    await pause(20);
  }
  const seconds = (at: number | undefined) => `${(((at ?? begin) - begin) / 1000).toFixed(1)} s`;
  const all = ofHealthy();
  const last = Math.max(...all.map(({ at }) => at));
  console.log(
    `one of two instances killed after ${seconds(killedAt)}, with ${healthy / 2} of ${healthy} arrived`,
  );
  console.log(`every one of ${healthy} deliveries to healthy targets arrived after ${seconds(last)}`);
  console.log(`arrived twice, under the same id: ${all.length - unique()}`);
  const { rows } = await pool.query(
    "SELECT status, count(*)::int AS count FROM pulse_deliveries GROUP BY status ORDER BY status",
  );
  console.log(
    `of all ${EVENTS * kinds.length}: ${rows.map(({ status, count }) => `${count} ${status}`).join(", ")}`,
  );
}

function message(child: ChildProcess): Promise<unknown> {
  return new Promise((resolve) => child.once("message", resolve));
}
