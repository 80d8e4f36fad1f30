"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import { apiKeyBody } from "#contract/api-key.ts";
import { required, text } from "#contract/text.ts";
import type { Answer } from "../answer.ts";
import { audited } from "../audit/audit.ts";
import { staffFor } from "../auth/require.ts";
import type { MadeKey, RevokedKey } from "../keys/acted.ts";
import * as keys from "../storefront/acts/keys.ts";
import { failed } from "../storefront/answers.ts";
import { invalid } from "../storefront/problem.ts";
import { withStore } from "../storefront/the-store.ts";

const scopeSent = z.enum(["", "manage"]).catch("");

export async function createApiKey(_before: unknown, form: FormData): Promise<Answer<MadeKey>> {
  const staff = await staffFor("keys.manage");
  if (!staff.ok) return staff;
  const scope = scopeSent.parse(form.get("scope"));
  const body = apiKeyBody.safeParse({ name: form.get("name"), scopes: scope === "" ? [] : [scope] });
  if (!body.success) return failed(invalid("name", body.error));
  const { name, scopes } = body.data;
  const made = await audited(
    staff.data,
    { act: "keys.manage", subject: { kind: "key", id: name }, detail: { did: "create", scopes } },
    () => withStore((client) => keys.createKey(client, body.data)),
    // Never the key itself.
    ({ begins }) => ({ begins }),
  );
  refresh();
  return made;
}

const idSent = required(text(100).min(1));
const nameSent = z.string().max(200).catch("");

/** Whatever uses it is refused from its next request on, for good. */
export async function revokeApiKey(idTyped: string, nameTyped: string): Promise<Answer<RevokedKey>> {
  const staff = await staffFor("keys.manage");
  if (!staff.ok) return staff;
  const id = idSent.safeParse(idTyped);
  if (!id.success) return failed(invalid("key_id", id.error));
  const subject = { kind: "key", id: id.data, label: nameSent.parse(nameTyped) || id.data } as const;
  const revoked = await audited(
    staff.data,
    { act: "keys.manage", subject, detail: { did: "revoke" } },
    () => withStore((client) => keys.revokeKey(client, id.data)),
    ({ outcome }) => ({ outcome }),
  );
  refresh();
  return revoked;
}
