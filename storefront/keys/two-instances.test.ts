import assert from "node:assert/strict";
import { after, test } from "node:test";
import pg from "pg";
import { createApp } from "../http/app.ts";
import { testService } from "../testing/service.ts";
import { openKeyring } from "./keyring.ts";

const { request, freshKey, store, service, pool, url } = await testService();
const keyring = openKeyring(pool, url, service.clock);
after(() => keyring.close());
const elsewhere = createApp({ ...service, keyring });

async function askElsewhere(key: string): Promise<number> {
  const answer = await elsewhere.request("/v1/store", { headers: { authorization: `Bearer ${key}` } });
  return answer.status;
}

test("a key that is revoked through one instance is refused by another at its very next request", async () => {
  const owner = await freshKey(store, ["manage"]);
  for (let time = 0; time < 40; time += 1) {
    const key = await freshKey();
    while (keyring.find(`Bearer ${key}`) instanceof Promise) assert.equal(await askElsewhere(key), 200);
    const revoked = await request("POST", `/manage/v1/keys/${key.split("_")[2]}/revoke`, { key: owner });
    assert.equal(revoked.status, 200);
    assert.equal(await askElsewhere(key), 401);
  }
});

test("an instance that says nothing keeps a revocation waiting for a second, and no longer", async () => {
  const silent = new pg.Client({ connectionString: url, application_name: "vitrine listener" });
  await silent.connect();
  after(() => silent.end());
  const owner = await freshKey(store, ["manage"]);
  const key = await freshKey();
  const revoked = await request("POST", `/manage/v1/keys/${key.split("_")[2]}/revoke`, { key: owner });
  assert.equal(revoked.status, 200);
  assert.equal(await askElsewhere(key), 401);
});
