import type { z } from "zod";
import { type License, licenseResponse, licensesResponse } from "#contract/license.ts";
import type { RunningStore } from "./running-store.ts";

type Store = Pick<RunningStore, "service" | "key">;

async function ask<Schema extends z.ZodType>(
  { service, key }: Store,
  path: string,
  schema: Schema,
  body?: unknown,
): Promise<z.output<Schema>> {
  const response = await fetch(`${service}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
  });
  return schema.parse(await response.json());
}

/** Licenses that can still be activated, each handed out once: what one test does to its license meets no other. */
export async function workingLicenses(store: Store): Promise<() => License> {
  const { data } = await ask(store, "/v1/licenses?status=active&per_page=100", licensesResponse);
  const working = data.data.filter((license) => license.can_activate && license.activation_count > 0);
  return () => {
    const license = working.pop();
    if (!license) throw new Error("The demo store has no further working license.");
    return license;
  };
}

export async function licenseNow(store: Store, key: string): Promise<License> {
  return (await ask(store, `/v1/licenses/${key}`, licenseResponse)).data;
}

/** By somebody else, with another key of the store. */
export async function revokedElsewhere(store: Store, key: string, reason: string): Promise<void> {
  const headers = { authorization: `Bearer ${store.key}`, "content-type": "application/json" };
  const address = `${store.service}/v1/licenses/${key}/revoke`;
  const { ok } = await fetch(address, { method: "POST", headers, body: JSON.stringify({ reason }) });
  if (!ok) throw new Error("The license could not be revoked elsewhere.");
}
