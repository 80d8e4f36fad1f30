"use server";

import { z } from "zod";
import type { Answer } from "../answer.ts";
import { recorded } from "../audit/recorded.ts";
import { whenceOfRequest } from "../audit/whence.ts";
import { staffFor } from "../auth/require.ts";
import { beginSession } from "../auth/session.ts";
import { setPassword } from "../staff/account.ts";
import { staffDatabase } from "../staff/database.ts";
import { newPassword } from "../staff/form-fields.ts";
import { answerTo, refused } from "../staff/outcome.ts";
import { hashPassword, isPassword } from "../staff/password.ts";
import { passwordHashOf } from "../staff/people.ts";
import { beginTry, forgiveTry, type Tried } from "../staff/sign-in-failures.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import { invalid, problem } from "../storefront/problem.ts";

const form = z.object({ current: z.string().max(1000), password: newPassword });

/** Only who knows the old one: a browser left open is not enough. */
export async function changeOwnPassword(_before: unknown, typed: FormData): Promise<Answer<null>> {
  const staff = await staffFor("read");
  if (!staff.ok) return staff;
  const { id, email, name } = staff.data;
  const given = form.safeParse(Object.fromEntries(typed));
  if (!given.success) return failed(invalid("password", given.error));
  const db = await staffDatabase();
  const now = new Date();
  const tried: Tried[] = [{ kind: "account", name: email }];
  const wait = await beginTry(db, tried, now);
  if (wait > 0) return failed(problem("slowed", "", { retryAfter: Math.ceil(wait / 1000) }));
  const kept = await passwordHashOf(db, id);
  const right = kept !== null && (await isPassword(given.data.current, kept));
  if (right) await forgiveTry(db, tried);
  const passwordHash = await hashPassword(given.data.password);
  const deed = { act: "account.password", subject: { kind: "staff", id: email, label: name } } as const;
  const changed = await recorded(
    db,
    { doer: staff.data, deed, whence: await whenceOfRequest(), now },
    (tx) => (right ? setPassword(tx, id, passwordHash) : Promise.resolve(refused<number>("wrong_password"))),
  );
  if (!changed.ok) return answerTo(changed);
  await beginSession({ staffId: id, version: changed.data });
  return succeeded(null);
}
