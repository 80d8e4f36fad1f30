import assert from "node:assert/strict";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { isAlive } from "../data-folder/processes.ts";
import { runningEmbedded, startEmbedded } from "./embedded.ts";

const home = mkdtempSync(join(tmpdir(), "vitrine-embedded-"));
const folder = join(home, "a folder with spaces");
mkdirSync(folder);
// As a clone in root's home, where the account that runs the server for root has no way in.
chmodSync(home, 0o700);
after(() => rmSync(home, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function killed(pid: number) {
  process.kill(pid, "SIGKILL");
  while (isAlive(pid)) await pause(10);
}

test("the first start makes a cluster with a database and a role for each program", async () => {
  const first = await startEmbedded(folder);
  assert.deepEqual(
    await query(first.urls.store, "SELECT current_user::text AS who, current_database() AS where_"),
    [{ who: "vitrine_store", where_: "vitrine_store" }],
  );
  await query(first.urls.store, "CREATE TABLE kept (word text)");
  assert.deepEqual(await query(first.urls.dashboard, "SHOW fsync"), [{ fsync: "on" }]);
  const wrong = first.urls.store.replace(/vitrine_store$/, "vitrine_dashboard");
  await assert.rejects(query(wrong, "SELECT 1"), { code: "42501" });
  await first.stop();
  assert.ok(!isAlive(first.pid));
});

test("nobody gets in without the password, which only its owner can read", {
  skip: process.platform === "win32",
}, async (t) => {
  const server = await startEmbedded(folder);
  t.after(() => server.stop());
  await assert.rejects(query(server.urls.store.replace(/:[^:@]+@/, ":guessed@"), "SELECT 1"), {
    code: "28P01",
  });
  assert.equal(statSync(join(folder, "passwords.json")).mode & 0o077, 0);
  const socket = decodeURIComponent(new URL(server.urls.store).hostname);
  assert.equal(statSync(socket).mode & 0o077, 0);
  assert.ok(socket.length < 100);
  assert.deepEqual(await query(server.urls.store, "SHOW listen_addresses"), [{ listen_addresses: "" }]);
});

test("a server that outlived the start is used again", async () => {
  const left = await startEmbedded(folder);
  assert.equal(runningEmbedded(folder)?.store, left.urls.store);
  const next = await startEmbedded(folder);
  assert.deepEqual([next.adopted, next.pid], [true, left.pid]);
  await next.stop();
  assert.equal(runningEmbedded(folder), undefined);
});

test("what was committed is there after kill -9", async () => {
  const first = await startEmbedded(folder);
  await query(first.urls.store, "INSERT INTO kept VALUES ('sale')");
  await killed(first.pid);
  const next = await startEmbedded(folder);
  assert.equal(next.adopted, false);
  assert.deepEqual(await query(next.urls.store, "SELECT word FROM kept"), [{ word: "sale" }]);
  await next.stop();
});

test("a process that got the killed server's number does not keep the next one from starting", async () => {
  const file = join(folder, "postgres", "postmaster.pid");
  writeFileSync(file, `${process.pid}\n${join(folder, "postgres")}\n1\n5432\n/tmp\n\n0 0\nready\n`);
  const server = await startEmbedded(folder);
  assert.notEqual(server.pid, process.pid);
  await server.stop();
});

test("a first start that was interrupted begins again", async () => {
  const half = join(home, "half");
  mkdirSync(join(half, "postgres.making"), { recursive: true });
  writeFileSync(join(half, "postgres.making", "PG_VERSION"), "18\n");
  const server = await startEmbedded(half, { sync: false });
  await server.stop();
  assert.ok(existsSync(join(half, "postgres", "PG_VERSION")));
});

test("a cluster of another major version is refused and left as it is", async () => {
  const version = join(folder, "postgres", "PG_VERSION");
  const own = readFileSync(version, "utf8");
  writeFileSync(version, "17\n");
  await assert.rejects(startEmbedded(folder), {
    message: /made by PostgreSQL 17, and this version of Vitrine brings PostgreSQL \d+/,
  });
  assert.equal(readFileSync(version, "utf8"), "17\n");
  writeFileSync(version, own);
});

test("a cluster whose passwords are lost is refused", async () => {
  rmSync(join(folder, "passwords.json"));
  await assert.rejects(startEmbedded(folder), { message: /passwords of the database .* are missing/ });
});
