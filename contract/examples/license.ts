import type { Attempt } from "../attempt.ts";
import type { ActivationHistory, License, RevokedLicense } from "../license.ts";
import { customerName } from "./customer.ts";

export const licenseKey = "7F3KM-2XQ9T-HB4WN-0VZQ2";
const keys = { key: licenseKey, masked_key: "7F3KM-*****-*****-0VZQ2" };

export const licenseExample: License = {
  id: "lic_5r1gm6ze8u",
  sale_id: 48_211,
  customer_id: 2_604,
  license_key: licenseKey,
  status: "active",
  activated_at: "2026-11-12T14:20:31.482907Z",
  expires_at: "2026-12-03T14:05:00.000000Z",
  expired_at: null,
  revoked_at: null,
  activation_count: 2,
  max_activations: 3,
  activations_remaining: 1,
  is_active: true,
  is_expired: false,
  can_activate: true,
  metadata: { order_id: "A-1042" },
  created_at: "2026-11-12T14:05:00.118204Z",
  updated_at: "2026-11-12T14:20:31.482907Z",
  product: { id: 17, name: "Brush Pack Pro" },
  license: keys,
  customer: customerName,
  activations: { count: 2, max: 3, remaining: 1 },
  certificate_url: null,
  revocation: null,
};

const revokedAt = "2026-11-20T10:41:07.903551Z";

export const revokedLicenseExample: RevokedLicense = {
  id: "lic_5r1gm6ze8u",
  status: "revoked",
  customer: customerName,
  product: { id: "prd_4tz9w1xc7e", name: "Brush Pack Pro", slug: "brush-pack-pro" },
  license: keys,
  is_active: false,
  is_expired: false,
  can_activate: false,
  activations: { count: 2, max: 3, remaining: 1 },
  certificate_url: null,
  metadata: { order_id: "A-1042" },
  activated_at: "2026-11-12T14:20:31.482907Z",
  expires_at: "2026-12-03T14:05:00.000000Z",
  expired_at: null,
  revoked_at: revokedAt,
  created_at: "2026-11-12T14:05:00.118204Z",
  updated_at: revokedAt,
  revocation: { reason: "Refund requested by mail", by: "API", at: revokedAt },
};

export const activationHistoryExample: ActivationHistory = {
  activations: [
    {
      id: 90_118,
      issued_license_id: 31_077,
      activated_by_ip: "203.0.113.7",
      user_agent: "BrushPack/3.2 (macOS)",
      device_identifier: "MacBook-Ana",
      metadata: null,
      created_at: "2026-11-12T14:20:31.482907Z",
      removed_at: null,
    },
  ],
  pagination: { next_cursor: null, prev_cursor: null, has_more: false, per_page: 50 },
  summary: { total_activations: 2, max_activations: 3, activations_remaining: 1 },
};

export const attemptExample: Attempt = {
  id: "att_3d9lv2cx6b",
  license_key: keys.masked_key,
  license: { id: "lic_5r1gm6ze8u", masked_key: keys.masked_key },
  outcome: "refused",
  code: "license_limit_reached",
  device_identifier: "MacBook-Neu",
  ip_address: "203.0.113.7",
  user_agent: "BrushPack/3.2 (macOS)",
  created_at: "2026-11-20T10:37:00.000000Z",
};
