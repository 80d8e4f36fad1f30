"use server";

import { refresh } from "next/cache";
import { z } from "zod";
import type { Answer } from "../answer.ts";
import { ownAddress } from "../auth/own-address.ts";
import { roles } from "../auth/roles.ts";
import { actOnPerson, actOnStaff } from "../staff/act.ts";
import { staffDatabase } from "../staff/database.ts";
import { staffEmail, staffId } from "../staff/form-fields.ts";
import { invite, openInvitationById, withdrawInvitation } from "../staff/invitations.ts";
import { changeRole, removeStaff } from "../staff/people.ts";
import { failed, succeeded } from "../storefront/answers.ts";
import { invalid, problem } from "../storefront/problem.ts";

/** A link to hand over; it is shown this once. */
export interface HandOver {
  email: string;
  link: string;
}

const inviteForm = z.object({ email: staffEmail, role: z.enum(roles) });

export async function inviteStaff(_before: unknown, form: FormData): Promise<Answer<HandOver>> {
  const given = inviteForm.safeParse(Object.fromEntries(form));
  if (!given.success) return failed(invalid(String(given.error.issues[0]?.path[0] ?? ""), given.error));
  const { email, role } = given.data;
  const deed = {
    act: "staff.invite",
    subject: { kind: "invitation", id: email },
    detail: { role },
  } as const;
  return handOver(
    email,
    await actOnStaff(deed, (tx, { owner, now }) => invite(tx, { email, role, invitedBy: owner.id, now })),
  );
}

/** For somebody who lost their password: with the link they set a new one, and nobody else learns it. */
export async function renewPassword(_before: unknown, form: FormData): Promise<Answer<HandOver>> {
  const id = staffId.safeParse(form.get("id"));
  if (!id.success) return failed(problem("person_gone", ""));
  let email = "";
  const token = await actOnPerson(id.data, { act: "staff.renew" }, (tx, person, { owner, now }) => {
    email = person.email;
    return invite(tx, { email, role: person.role, staffId: person.id, invitedBy: owner.id, now });
  });
  return handOver(email, token);
}

async function handOver(email: string, token: Answer<string>): Promise<Answer<HandOver>> {
  if (!token.ok) return token;
  refresh();
  return succeeded({ email, link: `${await ownAddress()}/invitation/${token.data}` });
}

const roleForm = z.object({ id: staffId, role: z.enum(roles) });

export async function changeStaffRole(_before: unknown, form: FormData): Promise<Answer<null>> {
  const given = roleForm.safeParse(Object.fromEntries(form));
  if (!given.success) return failed(problem("person_gone", ""));
  const { id, role } = given.data;
  const deed = { act: "staff.change", detail: { role } } as const;
  const changed = await actOnPerson(id, deed, (tx, _person, { demo }) => changeRole(tx, { id, role, demo }));
  return afterwards(changed);
}

export async function removeFromStaff(idGiven: number): Promise<Answer<null>> {
  const id = staffId.safeParse(idGiven);
  if (!id.success) return failed(problem("person_gone", ""));
  const removed = await actOnPerson(id.data, { act: "staff.remove" }, (tx, person, { demo, now }) =>
    removeStaff(tx, { id: person.id, demo, now }),
  );
  return afterwards(removed);
}

export async function withdrawFromInvitation(_before: unknown, form: FormData): Promise<Answer<null>> {
  const id = staffId.safeParse(form.get("id"));
  if (!id.success) return failed(problem("person_gone", ""));
  const found = await openInvitationById(await staffDatabase(), id.data, new Date());
  if (!found) return failed(problem("person_gone", ""));
  const deed = { act: "staff.withdraw", subject: { kind: "invitation", id: found.email } } as const;
  return afterwards(await actOnStaff(deed, (tx, { now }) => withdrawInvitation(tx, found.id, now)));
}

function afterwards(answer: Answer<unknown>): Answer<null> {
  refresh();
  return answer.ok ? succeeded(null) : answer;
}
