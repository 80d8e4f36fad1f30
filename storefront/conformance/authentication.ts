import assert from "node:assert/strict";
import { refuses } from "./expect.ts";
import type { Check } from "./subject.ts";

const READS = ["/v1/store", "/v1/products", "/v1/sales", "/v1/discounts", "/v1/pulses", "/v1/licenses"];

export const authenticationChecks: readonly Check[] = [
  {
    title: "a request without a key is answered 401, in the envelope",
    async run(subject) {
      for (const path of READS) {
        const { errors } = await refuses(subject, 401, "GET", path, { key: null });
        assert.ok(Array.isArray(errors));
      }
      await refuses(subject, 401, "POST", "/v1/checkout", { key: null, body: {} });
      return undefined;
    },
  },
  {
    title: "a key that no store has is answered 401",
    async run(subject) {
      for (const key of ["nonsense", "sk_live_abcdefghijklmnop_0123456789012345678901234567890123456789"]) {
        await refuses(subject, 401, "GET", "/v1/products", { key });
      }
      return undefined;
    },
  },
];
