"use server";

import { z } from "zod";
import { freeDeviceBody } from "#contract/activation-removal.ts";
import { canonicalLicenseKey, maskLicenseKey } from "#domain/license-key.ts";
import type { Answer } from "../answer.ts";
import type { Deed } from "../audit/acts.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import type { ActedLicense } from "../licenses/acted.ts";
import * as slots from "../storefront/acts/free-slots.ts";
import { failed } from "../storefront/answers.ts";
import { invalid } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";
import { keySent } from "./key-sent.ts";

const idSent = z.int().positive();

/** One activation gives its slot back; its record stays. */
export async function removeActivation(
  keyTyped: string,
  idTyped: number,
  device: string | null,
): Promise<Answer<ActedLicense>> {
  const staff = await staffFor("activation.remove");
  if (!staff.ok) return staff;
  const key = keySent.safeParse(keyTyped);
  if (!key.success) return failed(invalid("license_key", key.error));
  const id = idSent.safeParse(idTyped);
  if (!id.success) return failed(invalid("activation_id", id.error));
  const named = z.string().max(255).nullable().safeParse(device).data ?? null;
  return audited(
    staff.data,
    deed(key.data, { device_identifier: named, activation_id: id.data }),
    () => withStore((client) => slots.removeActivation(client, key.data, id.data)),
    outcomeOnly,
  );
}

/** A device that was activated several times keeps its newest slot. */
export async function freeDevice(keyTyped: string, deviceTyped: string): Promise<Answer<ActedLicense>> {
  const staff = await staffFor("activation.remove");
  if (!staff.ok) return staff;
  const key = keySent.safeParse(keyTyped);
  if (!key.success) return failed(invalid("license_key", key.error));
  const body = freeDeviceBody.safeParse({ device_identifier: deviceTyped });
  if (!body.success) return failed(invalid("device_identifier", body.error));
  const { device_identifier } = body.data;
  return audited(
    staff.data,
    deed(key.data, { device_identifier, all_but_newest: true }),
    () => withStore((client) => slots.freeDevice(client, key.data, device_identifier)),
    outcomeOnly,
  );
}

const outcomeOnly = ({ outcome }: ActedLicense) => ({ outcome });

function deed(typed: string, detail: Record<string, unknown>): Deed {
  const key = canonicalLicenseKey(typed);
  return {
    act: "activation.remove",
    subject: { kind: "license", id: key, label: maskLicenseKey(key) },
    detail,
  };
}
