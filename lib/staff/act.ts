import "server-only";
import type { Answer } from "../answer.ts";
import type { Deed } from "../audit/acts.ts";
import { recorded } from "../audit/recorded.ts";
import { whenceOfRequest } from "../audit/whence.ts";
import { staffFor } from "../auth/require.ts";
import { settings } from "../settings.ts";
import { failed } from "../storefront/answers.ts";
import { problem } from "../storefront/problem.ts";
import { type StaffDb, staffDatabase } from "./database.ts";
import { answerTo, type Outcome } from "./outcome.ts";
import { type Person, people } from "./people.ts";
import type { Staff } from "./staff.ts";

interface Context {
  owner: Staff;
  now: Date;
  demo: boolean;
}

type Work<Done> = (tx: StaffDb, context: Context) => Promise<Outcome<Done>>;

/** An owner's act on the staff, with its rows in the audit log. */
export async function actOnStaff<Done>(deed: Deed, work: Work<Done>): Promise<Answer<Done>> {
  const owner = await staffFor("staff.manage");
  if (!owner.ok) return owner;
  const context = { owner: owner.data, now: new Date(), demo: settings().mode === "demo" };
  const asked = { doer: owner.data, deed, whence: await whenceOfRequest(), now: context.now };
  return answerTo(await recorded(await staffDatabase(), asked, (tx) => work(tx, context)));
}

/** The same on somebody who works here. */
export async function actOnPerson<Done>(
  id: number,
  deed: Omit<Deed, "subject">,
  work: (tx: StaffDb, person: Person, context: Context) => Promise<Outcome<Done>>,
): Promise<Answer<Done>> {
  const owner = await staffFor("staff.manage");
  if (!owner.ok) return owner;
  const all = await people(await staffDatabase(), settings().mode === "demo");
  const person = all.find((each) => each.id === id);
  if (!person) return failed(problem("person_gone", ""));
  const subject = { kind: "staff", id: person.email, label: person.name } as const;
  return actOnStaff({ ...deed, subject }, (tx, context) => work(tx, person, context));
}
