import assert from "node:assert/strict";
import { Agent, request } from "node:http";
import { test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import { createApiKey } from "./resources/keys/create.ts";
import { emptyTestDatabase, testDatabase } from "./testing/database.ts";
import { freePort, runService, startService } from "./testing/service-process.ts";
import { insertStore } from "./testing/store.ts";

const { pool, url } = await testDatabase();
const store = await insertStore(pool);
const now = new Date();

async function freshKeys(count: number): Promise<string[]> {
  const made = Array.from({ length: count }, () =>
    createApiKey(pool, { storeSlug: store.slug, name: "load", now }),
  );
  return (await Promise.all(made)).map(({ key }) => key);
}

interface Seen {
  status?: number | undefined;
  error?: string | undefined;
  /** Whether the caller had to open a connection for it. */
  fresh: boolean;
}

/** One request over a kept connection; what becomes of it, good or bad. */
function ask(agent: Agent, base: string, key: string): Promise<Seen> {
  return new Promise((resolve) => {
    const headers = { authorization: `Bearer ${key}` };
    const asked = request(`${base}/v1/discounts`, { agent, headers }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve({ status: answer.statusCode, fresh: !asked.reusedSocket }));
      answer.on("error", (error) => resolve({ error: error.message, fresh: !asked.reusedSocket }));
    });
    asked.on("error", (error: NodeJS.ErrnoException) =>
      resolve({ error: error.code, fresh: !asked.reusedSocket }),
    );
    asked.end();
  });
}

test("under load SIGTERM drops no accepted request and the service ends within ten seconds", async () => {
  const service = await startService({ DATABASE_URL: url });
  const keys = await freshKeys(60);
  const agent = new Agent({ keepAlive: true, maxSockets: 20 });
  const seen: Seen[] = [];
  let stopped = false;
  const callers = Array.from({ length: 20 }, async (_, caller) => {
    for (let turn = 0; !stopped; turn++) {
      const key = keys[(caller + turn * 20) % keys.length] ?? "";
      const outcome = await ask(agent, service.base, key);
      seen.push(outcome);
      if (outcome.error === "ECONNREFUSED") return;
    }
  });
  while (seen.length < 400) await pause(5);
  const begin = performance.now();
  service.child.kill("SIGTERM");
  const { code } = await service.ended;
  const seconds = (performance.now() - begin) / 1000;
  stopped = true;
  await Promise.all(callers);
  agent.destroy();

  assert.equal(code, 0);
  assert.ok(seconds < 10, `it took ${seconds} s`);
  // A connection that is refused was never accepted: the caller knows that nothing happened and asks elsewhere.
  const dropped = seen.filter(({ error }) => error !== undefined && error !== "ECONNREFUSED");
  assert.deepEqual(dropped, []);
  const statuses = new Set(seen.flatMap(({ status }) => status ?? []));
  assert.deepEqual(
    [...statuses].filter((status) => status !== 200 && status !== 429),
    [],
  );
});

test("a request under way when the service is asked to stop is answered to its end", async () => {
  const service = await startService({ DATABASE_URL: url });
  const [key = ""] = await freshKeys(1);
  const blocker = await pool.connect();
  await blocker.query("BEGIN; LOCK TABLE discounts");
  const agent = new Agent({ keepAlive: true });
  const asked = ask(agent, service.base, key);
  let over = false;
  void service.ended.then(() => {
    over = true;
  });
  await pause(300);
  service.child.kill("SIGTERM");
  await pause(1_500);
  assert.equal(over, false, "it waits for the request");
  await blocker.query("COMMIT");
  blocker.release();
  assert.equal((await asked).status, 200);
  assert.equal((await service.ended).code, 0);
  agent.destroy();
});

test("a request that hangs does not keep the service from ending", async () => {
  const service = await startService({ DATABASE_URL: url, SHUTDOWN_SECONDS: "1" });
  const [key = ""] = await freshKeys(1);
  const blocker = await pool.connect();
  await blocker.query("BEGIN; LOCK TABLE discounts");
  const agent = new Agent({ keepAlive: true });
  const asked = ask(agent, service.base, key);
  await pause(300);
  service.child.kill("SIGTERM");
  await service.ended;
  assert.notEqual((await asked).error, undefined);
  await blocker.query("ROLLBACK");
  blocker.release();
  agent.destroy();
});

test("a taken port is told in a sentence", async () => {
  const service = await startService({ DATABASE_URL: url });
  const second = await runService(service.port, { DATABASE_URL: url }).ended;
  assert.equal(second.code, 1);
  assert.equal(
    second.output.trim(),
    `Port ${service.port} is taken by another program. Stop that one, or set STOREFRONT_PORT to a free port.`,
  );
});

test("an unreachable database is told in a sentence, without its password", async () => {
  const unreachable = "postgres://owner:hunter2@127.0.0.1:1/store";
  const { code, output } = await runService(await freePort(), { DATABASE_URL: unreachable }).ended;
  assert.equal(code, 1);
  assert.match(
    output,
    /^The database of DATABASE_URL cannot be used: .*ECONNREFUSED.* Start it, or correct DATABASE_URL\.\n$/,
  );
  assert.ok(!output.includes("hunter2"));
});

test("a setting that cannot be used is named", async () => {
  const { code, output } = await runService(await freePort(), { DATABASE_URL: "mysql://x" }).ended;
  assert.equal(code, 1);
  assert.match(output, /^DATABASE_URL must be a PostgreSQL address/);
});

test("two instances that start at once on an empty database migrate it once", async () => {
  const empty = await emptyTestDatabase();
  const services = await Promise.all([
    startService({ DATABASE_URL: empty }),
    startService({ DATABASE_URL: empty }),
  ]);
  for (const service of services) {
    service.child.kill("SIGTERM");
    assert.equal((await service.ended).code, 0);
  }
});
