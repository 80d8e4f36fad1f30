import assert from "node:assert/strict";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import {
  freePort,
  newDataDir,
  type Ports,
  type RunningStore,
  refusedStart,
  runStore,
} from "#e2e/running-store.ts";
import { isAlive } from "./data-folder/processes.ts";
import { runningEmbedded } from "./postgres/embedded.ts";

const dataDir = newDataDir();
let ports: Ports;
let store: RunningStore;
let firstKey: string;

before(async () => {
  ports = { PORT: await freePort(), STOREFRONT_PORT: await freePort() };
  store = await runStore(dataDir, ports);
  firstKey = store.key;
});

after(async () => {
  await store.stop();
  store.forget();
});

async function products(key: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${store.service}/v1/products`, { headers: { authorization: `Bearer ${key}` } });
  return { status: answer.status, text: await answer.text() };
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** Every process below this one, found as the system lists them. */
function descendants(pid: number): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  const direct = children ? children.split(" ").map(Number) : [];
  return direct.flatMap((child) => [child, ...descendants(child)]);
}

test("a first start answers, shows the dashboard, and its key opens the demo store", async () => {
  assert.ok(await answers(`${store.service}/readyz`));
  assert.ok(await answers(store.dashboard));
  assert.equal((await products(store.key)).status, 200);
});

test("a second start on the same data folder is told which process has it, and changes nothing", async () => {
  const { exitCode, output } = await refusedStart({
    DATA_DIR: dataDir,
    PORT: await freePort(),
    STOREFRONT_PORT: await freePort(),
  });
  assert.equal(exitCode, 1);
  assert.match(output, new RegExp(`in use by "npm start", process ${store.process.pid}`));
  assert.ok(await answers(`${store.service}/readyz`));
});

test("SIGTERM stops everything, the database last, and counts as a good end", async () => {
  assert.equal(await store.stop(), 0);
  assert.equal(await answers(`${store.service}/readyz`), false);
  assert.equal(await answers(store.dashboard), false);
  assert.equal(runningEmbedded(dataDir), undefined);
});

test("the next start keeps the store and makes a new key, and the last start's key no longer works", async () => {
  store = await runStore(dataDir, ports);
  assert.notEqual(store.key, firstKey);
  assert.equal((await products(store.key)).status, 200);
  assert.equal((await products(firstKey)).status, 401);
});

test("after kill -9 of everything the store is there as it was", {
  skip: process.platform !== "linux",
}, async () => {
  const { text: kept } = await products(store.key);
  const { pid = 0 } = store.process;
  const all = [pid, ...descendants(pid)];
  assert.ok(all.length > 3);
  for (const each of all) if (isAlive(each)) process.kill(each, "SIGKILL");
  store = await runStore(dataDir, ports);
  assert.equal((await products(store.key)).text, kept);
});

test("when only the start is killed, its programs end too and the next one adopts the database", async () => {
  const postgres = runningEmbedded(dataDir)?.store;
  store.process.kill("SIGKILL");
  while (await answers(`${store.service}/healthz`)) await pause(50);
  store = await runStore(dataDir, ports);
  assert.equal(runningEmbedded(dataDir)?.store, postgres);
});

test("a program that ends takes the rest with it, and the start says which", {
  skip: process.platform !== "linux",
}, async () => {
  const { pid = 0 } = store.process;
  const service = descendants(pid).find((each) =>
    readFileSync(`/proc/${each}/cmdline`, "utf8").includes("storefront/main.ts"),
  );
  assert.ok(service);
  let said = "";
  store.process.stderr?.on("data", (text) => (said += text));
  process.kill(service, "SIGKILL");
  await once(store.process, "close");
  assert.equal(store.process.exitCode, 1);
  assert.match(said, /The storefront service ended \(SIGKILL\)/);
  assert.equal(await answers(store.dashboard), false);
  assert.equal(runningEmbedded(dataDir), undefined);
});

test("a taken port is named with the variable to set", async (t) => {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  t.after(() => server.close());
  const address = server.address();
  assert.ok(typeof address === "object" && address);
  const { exitCode, output } = await refusedStart({
    DATA_DIR: dataDir,
    PORT: address.port,
    STOREFRONT_PORT: ports.STOREFRONT_PORT,
  });
  assert.equal(exitCode, 1);
  assert.match(output, new RegExp(`Port ${address.port} is taken .* set PORT to a free port`));
});

test("a database of one's own that does not answer is named without its password", async () => {
  const { exitCode, output } = await refusedStart({
    ...ports,
    DATA_DIR: dataDir,
    DATABASE_URL: `postgres://me:hunter2@127.0.0.1:${await freePort()}/store`,
  });
  assert.equal(exitCode, 1);
  assert.match(output, /The database of DATABASE_URL cannot be used: .*ECONNREFUSED/);
  assert.doesNotMatch(output, /hunter2/);
});
