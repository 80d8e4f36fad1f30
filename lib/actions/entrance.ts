"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { subjectOfAddress } from "#domain/caller-address.ts";
import type { Problem } from "../answer.ts";
import { recorded } from "../audit/recorded.ts";
import { whenceOfRequest } from "../audit/whence.ts";
import { clientAddress } from "../auth/client-address.ts";
import { isFirstRunCode } from "../auth/first-run.ts";
import { beginSession } from "../auth/session.ts";
import { settings } from "../settings.ts";
import { staffDatabase } from "../staff/database.ts";
import { newPassword, personName, staffEmail } from "../staff/form-fields.ts";
import { invitationOf } from "../staff/invitations.ts";
import { begin, type Joined, join } from "../staff/join.ts";
import type { Outcome } from "../staff/outcome.ts";
import { hashPassword } from "../staff/password.ts";
import { beginTry, forgiveTry, type Tried } from "../staff/sign-in-failures.ts";
import { noteSignIn } from "../staff/staff.ts";
import { problem } from "../storefront/problem.ts";

/** Why nobody came in; null before it was tried. */
export type EntranceState = Problem | null;

const joinForm = z.object({ token: z.string().max(100), name: personName, password: newPassword });

/** By an invitation's link: a new account, or a new password. */
export async function acceptInvitation(_before: EntranceState, form: FormData): Promise<EntranceState> {
  const given = joinForm.safeParse(Object.fromEntries(form));
  if (!given.success) return wrong(given.error);
  const { token, name, password } = given.data;
  const db = await staffDatabase();
  const now = new Date();
  const invitation = await invitationOf(db, token, now);
  if (!invitation) return problem("person_gone", "");
  const { email, role, staffId } = invitation;
  const passwordHash = await hashPassword(password);
  const doer = { id: staffId, name, email };
  const deed = { act: "staff.join", subject: { kind: "staff", id: email }, detail: { role } } as const;
  const asked = { doer, deed, whence: await whenceOfRequest(), now };
  return enter(await recorded(db, asked, (tx) => join(tx, { token, name, passwordHash, now })));
}

const firstRunForm = z.object({
  code: z.string().max(100),
  name: personName,
  email: staffEmail,
  password: newPassword,
});

/** The first owner, by the code that was printed where Vitrine was started. */
export async function beginStaff(_before: EntranceState, form: FormData): Promise<EntranceState> {
  const given = firstRunForm.safeParse(Object.fromEntries(form));
  if (!given.success) return wrong(given.error);
  const { code, name, email, password } = given.data;
  const db = await staffDatabase();
  const now = new Date();
  const tried: Tried[] = [
    { kind: "account", name: "first run" },
    { kind: "address", name: subjectOfAddress(await clientAddress()) },
  ];
  const wait = await beginTry(db, tried, now);
  if (wait > 0) return problem("slowed", "", { retryAfter: Math.ceil(wait / 1000) });
  const { firstRunCode, mode } = settings();
  if (!firstRunCode || !isFirstRunCode(code, firstRunCode))
    return problem("invalid", "", { fields: { code: [""] } });
  await forgiveTry(db, tried);
  const passwordHash = await hashPassword(password);
  const deed = { act: "staff.begin", subject: { kind: "staff", id: email } } as const;
  const asked = { doer: { id: null, name, email }, deed, whence: await whenceOfRequest(), now };
  const demo = mode === "demo";
  return enter(await recorded(db, asked, (tx) => begin(tx, { name, email, passwordHash, demo })));
}

async function enter(joined: Outcome<Joined>): Promise<EntranceState> {
  if (!joined.ok) return problem(joined.refusal, "");
  await noteSignIn(await staffDatabase(), joined.data.id);
  await beginSession({ staffId: joined.data.id, version: joined.data.version });
  redirect("/");
}

function wrong({ issues }: z.ZodError): Problem {
  const fields: Record<string, string[]> = {};
  for (const { path, message } of issues) fields[String(path[0] ?? "")] = [message];
  return problem("invalid", "", { fields });
}
