import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { removalExample } from "#contract/examples/activation-removal.ts";
import { licenseExample } from "#contract/examples/license.ts";
import { refundedSaleExample, saleExample } from "#contract/examples/sale.ts";
import { openClient } from "../client.ts";
import { hurriedClock } from "../testing/hurried-clock.ts";
import { no, ok, specStore } from "../testing/spec-store.ts";
import type { Behaviour } from "../testing/store-stand-in.ts";
import { freeDevice, removeActivation } from "./free-slots.ts";
import { refund } from "./refund.ts";

const key = licenseExample.license_key;

/** A store that answers acts in turn. */
async function office(...acts: Behaviour[]) {
  let acted = 0;
  const store = await specStore((_, { method }) =>
    method === "GET" ? undefined : (acts[acted++] ?? no(500)),
  );
  const sent = () => store.seen.filter(({ method }) => method !== "GET");
  return { client: openClient(store.connection, hurriedClock()), sent };
}

describe("giving slots back", () => {
  test("answers the license as it is afterwards", async () => {
    const { client, sent } = await office(ok(removalExample), ok(removalExample));
    const removed = await removeActivation(client, key, 90_118);
    assert.ok(removed.ok && removed.data.license?.activation_count === 1);
    await freeDevice(client, key, "MacBook-Ana");
    assert.deepEqual(
      sent().map(({ method, path, body }) => [method, path, body]),
      [
        ["DELETE", `/manage/v1/licenses/${key}/activations/90118`, {}],
        ["POST", `/manage/v1/licenses/${key}/devices/free`, { device_identifier: "MacBook-Ana" }],
      ],
    );
  });

  test("that a colleague just did is no problem, and told apart", async () => {
    const { client } = await office(no(409, "activation_already_removed"));
    const acted = await removeActivation(client, key, 1);
    assert.ok(acted.ok && acted.data.outcome === "already" && acted.data.license);
  });

  test("whose answer was lost is asked once more, and what was done by then was ours", async () => {
    for (const lost of ["hang up", "say nothing", no(502)] as const) {
      const { client, sent } = await office(lost, no(409, "activation_already_removed"));
      const acted = await removeActivation(client, key, 1);
      assert.ok(acted.ok && acted.data.outcome === "done");
      assert.equal(sent().length, 2);
    }
  });

  test("whose answers were all lost is uncertain, never told as done or as failed", async () => {
    const { client, sent } = await office("hang up", "hang up");
    const acted = await freeDevice(client, key, "MacBook-Ana");
    assert.ok(!acted.ok && acted.problem.kind === "uncertain");
    assert.equal(sent().length, 2);
  });

  test("that the store refuses is told with its reason and not repeated", async () => {
    for (const code of ["activation_of_revoked_license", "scope_required"] as const) {
      const { client, sent } = await office(no(code === "scope_required" ? 403 : 409, code));
      const acted = await removeActivation(client, key, 1);
      assert.ok(!acted.ok && acted.problem.code === code);
      assert.equal(sent().length, 1);
    }
  });
});

describe("refunding a sale", () => {
  const { id } = saleExample;

  test("answers the sale as it is afterwards", async () => {
    const { client, sent } = await office(ok(refundedSaleExample));
    const acted = await refund(client, id, "Bought by mistake");
    assert.ok(acted.ok && acted.data.sale?.refunded_at === refundedSaleExample.refunded_at);
    const [one] = sent();
    assert.deepEqual(
      [one?.path, one?.body],
      [`/manage/v1/sales/${id}/refund`, { reason: "Bought by mistake" }],
    );
  });

  test("whose answer was lost is asked once more as the same act, and was ours when it is done by then", async () => {
    for (const second of [ok(refundedSaleExample), no(409, "sale_already_refunded")]) {
      const { client, sent } = await office("hang up", second);
      const acted = await refund(client, id, undefined);
      assert.ok(acted.ok && acted.data.outcome === "done");
      assert.equal(new Set(sent().map(({ headers }) => headers["idempotency-key"])).size, 1);
    }
  });

  test("that a colleague just did is told apart", async () => {
    const { client } = await office(no(409, "sale_already_refunded"));
    const acted = await refund(client, id, undefined);
    assert.ok(acted.ok && acted.data.outcome === "already");
  });

  test("whose answers were all lost is uncertain", async () => {
    const { client } = await office(no(502), "say nothing");
    const acted = await refund(client, id, undefined);
    assert.ok(!acted.ok && acted.problem.kind === "uncertain");
  });
});
