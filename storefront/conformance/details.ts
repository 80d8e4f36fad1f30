import assert from "node:assert/strict";
import { activationsResponse, licenseResponse, licensesResponse } from "#contract/license.ts";
import { productResponse, productsResponse } from "#contract/product.ts";
import { pulseResponse, pulsesResponse } from "#contract/pulse.ts";
import { get, refuses } from "./expect.ts";
import type { Check } from "./subject.ts";

export const detailChecks: readonly Check[] = [
  {
    title: "a product is found by its id and by its slug, with the same detail",
    async run(subject) {
      const { data } = await get(subject, "/v1/products?per_page=5", productsResponse);
      if (data.data.length === 0) return { skipped: "the store has no product" };
      for (const { id, slug } of data.data) {
        const byId = await get(subject, `/v1/products/${id}`, productResponse);
        const bySlug = await get(subject, `/v1/products/${slug}`, productResponse);
        assert.equal(byId.data.id, id);
        assert.deepEqual(bySlug.data, byId.data);
      }
      return undefined;
    },
  },
  {
    title: "what the store doesn't have is answered 404",
    async run(subject) {
      for (const path of [
        "/v1/products/prd_nothing",
        "/v1/products/no-such-product",
        "/v1/pulses/pulse_nothing",
        "/v1/licenses/NO-SUCH-KEY",
        "/v1/licenses/NO-SUCH-KEY/activations",
        "/v1/affiliates/nobody-at-all",
      ]) {
        await refuses(subject, 404, "GET", path);
      }
      return undefined;
    },
  },
  {
    title: "a pulse is found by its id",
    async run(subject) {
      const { data } = await get(subject, "/v1/pulses?per_page=1", pulsesResponse);
      const [pulse] = data.data;
      if (!pulse) return { skipped: "the store has no pulse" };
      const found = await get(subject, `/v1/pulses/${pulse.id}`, pulseResponse);
      assert.deepEqual(found.data, pulse);
      return undefined;
    },
  },
  {
    title: "a license is found by its key, and its figures agree with each other",
    async run(subject) {
      const { data } = await get(subject, "/v1/licenses?per_page=50", licensesResponse);
      if (data.data.length === 0) return { skipped: "the store has no license" };
      assert.equal(data.pagination.per_page, 50);
      for (const license of data.data) {
        const { max_activations: max, activation_count: used } = license;
        assert.equal(license.activations_remaining, Math.max(max - used, 0));
        assert.equal(license.is_active, license.status === "active");
        assert.equal(license.is_expired, license.status === "expired");
        if (license.status === "revoked" || license.status === "expired")
          assert.equal(license.can_activate, false);
        assert.equal(license.status === "revoked", license.revoked_at !== null);
      }
      const [first] = data.data;
      const found = await get(subject, `/v1/licenses/${first?.license_key}`, licenseResponse);
      assert.equal(found.data.id, first?.id);
      return undefined;
    },
  },
  {
    title: "a license's activations come newest first, with their pagination and summary",
    async run(subject) {
      const { data } = await get(subject, "/v1/licenses?per_page=100&status=active", licensesResponse);
      const used = data.data.find(({ activation_count: count }) => count > 1);
      if (!used) return { skipped: "no license is active on several devices" };
      const path = `/v1/licenses/${used.license_key}/activations`;
      const history = (await get(subject, path, activationsResponse)).data;
      assert.equal(history.pagination.per_page, 50);
      assert.equal(history.summary.total_activations, used.activation_count);
      assert.equal(history.summary.max_activations, used.max_activations);
      const times = history.activations.map(({ created_at: at }) => at);
      assert.deepEqual(times, [...times].sort().reverse());
      for (const { issued_license_id: license } of history.activations) {
        assert.equal(license, history.activations[0]?.issued_license_id);
      }
      return undefined;
    },
  },
];
