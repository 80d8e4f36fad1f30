import assert from "node:assert/strict";
import { test } from "node:test";
import { createApiKey } from "../resources/keys/create.ts";
import { testDatabase } from "../testing/database.ts";
import { startService } from "../testing/service-process.ts";
import { insertStore } from "../testing/store.ts";
import { readStream } from "../testing/stream.ts";
import { recordEvent } from "./record.ts";

const { pool, url } = await testDatabase();
const store = await insertStore(pool);
const now = new Date();

test("open streams are told to their end and keep no service from stopping; another instance goes on", async () => {
  const settings = { DATABASE_URL: url, SHUTDOWN_SECONDS: "120", JOBS: "off" };
  const [one, other] = await Promise.all([startService(settings), startService(settings)]);
  const { key } = await createApiKey(pool, { storeSlug: store.slug, name: "test", scopes: ["manage"], now });
  const open = async (base: string, last?: string) => {
    const headers = new Headers({ authorization: `Bearer ${key}` });
    if (last) headers.set("last-event-id", last);
    return readStream(await fetch(`${base}/manage/v1/events/stream`, { headers }));
  };
  const write = (n: number) =>
    recordEvent(pool, { storeId: store.id, name: "failed.sale", data: { n }, now });

  const stream = await open(one.base);
  await write(1);
  assert.deepEqual(
    (await stream.events(1)).map(({ data }) => data.n),
    [1],
  );
  one.child.kill("SIGTERM");
  assert.equal(await stream.next(), null);
  assert.equal((await one.ended).code, 0);

  await write(2);
  const resumed = await open(other.base, stream.lastId());
  await write(3);
  assert.deepEqual(
    (await resumed.events(2)).map(({ data }) => data.n),
    [2, 3],
  );
  await resumed.close();
});
