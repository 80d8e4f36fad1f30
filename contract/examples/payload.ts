import type { EventName } from "../triggers.ts";
import { affiliateExample } from "./affiliate.ts";
import { customerExample } from "./customer.ts";
import { discountExample } from "./discount.ts";
import { activationHistoryExample, licenseExample, revokedLicenseExample } from "./license.ts";
import { pulseExample } from "./pulse.ts";
import { saleExample } from "./sale.ts";
import { storeExample } from "./store.ts";

type Payload = Record<string, unknown>;

const { id, name, slug, url, currency } = storeExample;
const product = {
  id: saleExample.product.id,
  name: saleExample.product.name,
  slug: "brush-pack-pro",
  type: saleExample.product.type,
};
const people = { product, customer: customerExample, affiliate: affiliateExample };
const aboutSale = { sale: saleExample, ...people };
const aboutLicense = { ...aboutSale, license: licenseExample };
const [activation = null] = activationHistoryExample.activations;
const unpaid = {
  ...saleExample,
  completed_at: null,
  post_purchase: { files: [], licences: [], instructions: "" },
};
const expiredAt = licenseExample.expires_at;

const samples: Record<EventName, Payload> = {
  "successful.sale": aboutSale,
  "abandoned.sale": {
    ...people,
    sale: { ...unpaid, status: "abandoned", abandoned_at: "2026-11-13T14:02:11+00:00" },
  },
  "failed.sale": {
    ...people,
    sale: {
      ...unpaid,
      status: "failed",
      failed_at: "2026-11-12T14:03:40+00:00",
      checkout: { url: "https://store.example/pay/txn_0f7sd3kw5h" },
    },
  },
  "refunded.sale": { ...people, sale: { ...saleExample, refunded_at: "2026-11-20T10:41:07+00:00" } },
  "license.issued": {
    ...aboutSale,
    license: { ...licenseExample, status: "pending_activation", activated_at: null, is_active: false },
  },
  "license.activated": { ...aboutLicense, activation },
  "license.expired": {
    ...aboutSale,
    license: {
      ...licenseExample,
      status: "expired",
      expired_at: expiredAt,
      is_active: false,
      is_expired: true,
      can_activate: false,
    },
  },
  "license.nearing_expiry": { ...aboutLicense, days_until_expiry: 7 },
  "license.revoked": {
    ...aboutSale,
    license: {
      ...licenseExample,
      status: "revoked",
      revoked_at: revokedLicenseExample.revoked_at,
      revocation: revokedLicenseExample.revocation,
      is_active: false,
      can_activate: false,
    },
  },
  "license.activation_refused": {
    ...aboutLicense,
    reason: { code: "license_limit_reached", message: "All activations of this license are in use." },
  },
  "license.deactivated": {
    ...aboutLicense,
    activation: activation && { ...activation, removed_at: "2026-11-20T10:41:07.903551Z" },
  },
  "discount.exhausted": {
    ...aboutSale,
    discount: {
      id: discountExample.id,
      code: discountExample.code,
      name: discountExample.name,
      type: discountExample.type,
      usage_limit: 100,
      usage_count: 100,
    },
  },
  "pulse.failing": {
    pulse: { id: pulseExample.id, url: pulseExample.url },
    failing: { reason: "failing", since: "2026-11-20T10:30:00.000Z", failures: 4, last_failure: "timed_out" },
  },
};

/** What an event's body looks like, with invented names; a test event sends this. */
export function samplePayload(event: EventName): Payload {
  const store = { id, name, slug, url, currency };
  const told = { event, id: "evt_9k2vd6hb4s", occurred_at: "2026-11-20T10:41:07.903Z", store };
  return { ...told, ...withRaw(samples[event]) };
}

/** The examples' amounts are in a currency with two decimals. */
function withRaw(payload: Payload): Payload {
  return JSON.parse(JSON.stringify(payload), (name, part) => {
    const isAmount = part !== null && typeof part === "object" && "short" in part && name !== "exchange_rate";
    return isAmount ? { ...part, raw: Math.round(part.value * 100) } : part;
  });
}
