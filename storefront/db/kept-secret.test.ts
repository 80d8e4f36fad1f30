import assert from "node:assert/strict";
import { it } from "node:test";
import { testDatabase } from "../testing/database.ts";
import { keptSecret } from "./kept-secret.ts";

const { pool } = await testDatabase();

it("a secret is made once, whoever asks first, and stays", async () => {
  const asked = await Promise.all(Array.from({ length: 8 }, () => keptSecret(pool, "links")));
  assert.equal(new Set(asked).size, 1);
  assert.equal(await keptSecret(pool, "links"), asked[0]);
  assert.notEqual(await keptSecret(pool, "other"), asked[0]);
  assert.ok((asked[0] ?? "").length >= 64);
});
