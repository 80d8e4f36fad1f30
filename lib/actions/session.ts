"use server";

import { redirect } from "next/navigation";
import { z } from "zod";
import { endSession } from "../auth/session.ts";
import { signInWithPassword } from "../auth/sign-in.ts";
import { wayBack } from "../auth/way-back.ts";
import { DEMO_PASSWORD } from "../staff/demo-accounts.ts";

const signInForm = z.object({
  email: z.string().trim().toLowerCase().min(1).max(254),
  password: z.string().min(1).max(1000),
  from: z.string().optional(),
});

export type SignInState =
  | { kind: "untried" }
  | { kind: "incomplete" | "wrong"; email: string }
  | { kind: "slowed"; email: string; seconds: number };

export async function signIn(_before: SignInState, form: FormData): Promise<SignInState> {
  const given = signInForm.safeParse(Object.fromEntries(form));
  if (!given.success) return { kind: "incomplete", email: String(form.get("email") ?? "").slice(0, 254) };
  const { email, password, from } = given.data;
  const outcome = await signInWithPassword(email, password);
  if (outcome.kind === "in") redirect(wayBack(from));
  return { ...outcome, email };
}

export async function signOut(): Promise<void> {
  await endSession();
  redirect("/sign-in");
}

/** One of the ready accounts of a demo; anywhere else their password opens nothing. */
export async function signInAsDemo(form: FormData): Promise<void> {
  const given = z.object({ email: z.string(), from: z.string().optional() }).parse(Object.fromEntries(form));
  await signInWithPassword(given.email, DEMO_PASSWORD);
  redirect(wayBack(given.from));
}
