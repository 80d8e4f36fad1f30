"use server";

import { activateBody, revokeBody } from "#contract/license.ts";
import { canonicalLicenseKey, maskLicenseKey } from "#domain/license-key.ts";
import type { Answer } from "../answer.ts";
import type { Deed } from "../audit/acts.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import type { ActedLicense } from "../licenses/acted.ts";
import { activate } from "../storefront/acts/activate.ts";
import { revoke } from "../storefront/acts/revoke.ts";
import { failed } from "../storefront/answers.ts";
import { invalid } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";
import { keySent } from "./key-sent.ts";

/** For ever. Answers the license as it is afterwards, also when somebody else had revoked it before. */
export async function revokeLicense(keyTyped: string, reasonTyped?: string): Promise<Answer<ActedLicense>> {
  const staff = await staffFor("license.revoke");
  if (!staff.ok) return staff;
  const key = keySent.safeParse(keyTyped);
  if (!key.success) return failed(invalid("license_key", key.error));
  const body = revokeBody.safeParse({ reason: reasonTyped });
  if (!body.success) return failed(invalid("reason", body.error));
  const { reason } = body.data;
  return audited(
    staff.data,
    { act: "license.revoke", subject: license(key.data), detail: { reason: reason ?? null } },
    () => withStore((client) => revoke(client, key.data, reason)),
    outcomeOnly,
  );
}

/** Takes one of the license's slots. */
export async function activateLicense(keyTyped: string, deviceTyped?: string): Promise<Answer<ActedLicense>> {
  const staff = await staffFor("license.activate");
  if (!staff.ok) return staff;
  const key = keySent.safeParse(keyTyped);
  if (!key.success) return failed(invalid("license_key", key.error));
  const body = activateBody.safeParse({ device_identifier: deviceTyped });
  if (!body.success) return failed(invalid("device_identifier", body.error));
  const device = body.data.device_identifier;
  return audited(
    staff.data,
    { act: "license.activate", subject: license(key.data), detail: { device_identifier: device ?? null } },
    () => withStore((client) => activate(client, key.data, device)),
    outcomeOnly,
  );
}

const outcomeOnly = ({ outcome }: ActedLicense) => ({ outcome });

function license(typed: string) {
  const key = canonicalLicenseKey(typed);
  return { kind: "license", id: key, label: maskLicenseKey(key) } satisfies Deed["subject"];
}
