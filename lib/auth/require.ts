import "server-only";
import { forbidden, redirect } from "next/navigation";
import { cache } from "react";
import type { Answer } from "../answer.ts";
import { settings } from "../settings.ts";
import { staffDatabase } from "../staff/database.ts";
import { accountOfSession, type Staff } from "../staff/staff.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import { pagePath } from "./page-path.ts";
import { may, type StaffAct } from "./roles.ts";
import { presentSession, type SessionToken } from "./session.ts";

/** Asked anew at each request, so that who was removed or given another role is that at once. */
export const presentStaff: () => Promise<Staff | undefined> = cache(async () => {
  const session = await presentSession();
  return session && staffOfSession(session);
});

/** For what outlasts its request: whether that session still counts, and whose it is. */
export async function staffOfSession({ staffId, version }: SessionToken): Promise<Staff | undefined> {
  return accountOfSession(await staffDatabase(), staffId, version, settings().mode === "demo");
}

/** For actions and handlers: who asks, if they may do that. */
export async function staffFor(act: StaffAct): Promise<Answer<Staff>> {
  const staff = await presentStaff();
  if (!staff) return failed(problem("signed_out", ""));
  return may(staff.role, act) ? succeeded(staff) : failed(problem("not_allowed", ""));
}

/** For pages: who is signed out is sent to sign in and comes back to where they wanted to go; a role without the right is told so. */
export async function requireStaff(act: StaffAct = "read"): Promise<Staff> {
  const staff = (await presentStaff()) ?? redirect(`/sign-in?from=${encodeURIComponent(await pagePath())}`);
  return may(staff.role, act) ? staff : forbidden();
}
