import "server-only";
import { subjectOfAddress } from "#domain/caller-address.ts";
import { settings } from "../settings.ts";
import { staffDatabase } from "../staff/database.ts";
import { isNobodysPassword, isPassword } from "../staff/password.ts";
import { beginTry, forgiveTry, type Tried } from "../staff/sign-in-failures.ts";
import { accountByEmail, noteSignIn } from "../staff/staff.ts";
import { clientAddress } from "./client-address.ts";
import { beginSession } from "./session.ts";

export type SignInOutcome = { kind: "in" } | { kind: "wrong" } | { kind: "slowed"; seconds: number };

export async function signInWithPassword(email: string, password: string): Promise<SignInOutcome> {
  const db = await staffDatabase();
  const tried: Tried[] = [
    { kind: "account", name: email },
    { kind: "address", name: subjectOfAddress(await clientAddress()) },
  ];
  const wait = await beginTry(db, tried, new Date());
  if (wait > 0) return { kind: "slowed", seconds: Math.ceil(wait / 1000) };
  const account = await accountByEmail(db, email, settings().mode === "demo");
  const right = account?.passwordHash
    ? await isPassword(password, account.passwordHash)
    : await isNobodysPassword(password);
  if (!account || !right) return { kind: "wrong" };
  await forgiveTry(db, tried);
  await noteSignIn(db, account.id);
  await beginSession({ staffId: account.id, version: account.sessionVersion });
  return { kind: "in" };
}
