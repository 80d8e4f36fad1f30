import assert from "node:assert/strict";
import { activationsResponse, licenseResponse, revokeResponse } from "#contract/license.ts";
import { checkout, newBuyer, products } from "./checkout.ts";
import { get, refuses, refusesField, shaped } from "./expect.ts";
import type { Check, Subject } from "./subject.ts";

const key = (licenseKey: string, verb = "") => `/v1/licenses/${encodeURIComponent(licenseKey)}${verb}`;

async function freeLicense(subject: Subject, buyer = newBuyer()): Promise<string | null> {
  const [product] = await products(subject, "license", true);
  if (!product) return null;
  const bought = (await checkout(subject, { ...buyer, product_id: product.id })).read();
  return bought.purchase?.post_purchase.licenses[0]?.key ?? null;
}

const NONE = { skipped: "the store has no free license to try with" };

export const licenseChecks: readonly Check[] = [
  {
    title: "activating or revoking an unknown license is answered 404",
    async run(subject) {
      await refuses(subject, 404, "POST", key("NO-SUCH-KEY", "/activate"), { body: {} });
      await refuses(subject, 404, "POST", key("NO-SUCH-KEY", "/revoke"), { body: {} });
      return undefined;
    },
  },
  {
    title: "each purchase of a license product gives a new key, still to be activated",
    acts: true,
    async run(subject) {
      const buyer = newBuyer();
      const first = await freeLicense(subject, buyer);
      if (!first) return NONE;
      const second = await freeLicense(subject, buyer);
      assert.notEqual(first, second);
      const { data } = await get(subject, key(first), licenseResponse);
      assert.equal(data.status, "pending_activation");
      assert.equal(data.activation_count, 0);
      assert.equal(data.activated_at, null);
      return undefined;
    },
  },
  {
    title: "a license is activated until its limit, then revoked for ever, its records kept",
    acts: true,
    async run(subject) {
      const license = await freeLicense(subject);
      if (!license) return NONE;
      const body = { device_identifier: "conformance-1" };
      const activate = () => subject.send("POST", key(license, "/activate"), { body });
      const active = shaped(await activate(), 200, licenseResponse, "activate").data;
      assert.equal(active.status, "active");
      assert.equal(active.activation_count, 1);
      assert.ok(active.activated_at);
      for (let used = 1; used < active.max_activations; used += 1)
        shaped(await activate(), 200, licenseResponse, "activate");
      const full = await refuses(subject, 400, "POST", key(license, "/activate"), { body });
      const long = { body: { reason: "x".repeat(501) } };
      await refusesField(subject, "reason", "POST", key(license, "/revoke"), long);
      const reason = { body: { reason: "Conformance" } };
      const revoked = shaped(
        await subject.send("POST", key(license, "/revoke"), reason),
        200,
        revokeResponse,
        "revoke",
      );
      assert.equal(revoked.data.status, "revoked");
      assert.equal(revoked.data.is_active, false);
      assert.equal(revoked.data.can_activate, false);
      assert.ok(revoked.data.revoked_at);
      await refuses(subject, 400, "POST", key(license, "/revoke"));
      const ended = await refuses(subject, 400, "POST", key(license, "/activate"), { body });
      assert.notEqual(ended.message, full.message);
      const history = (await get(subject, key(license, "/activations"), activationsResponse)).data;
      assert.equal(history.activations.length, active.max_activations);
      assert.equal(history.activations[0]?.device_identifier, "conformance-1");
      return undefined;
    },
  },
];
