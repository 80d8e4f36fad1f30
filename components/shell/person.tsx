"use client";

import { createContext, type ReactNode, use } from "react";
import { may, type Role, type StaffAct } from "#lib/auth/roles.ts";

/** Who is signed in, as far as the browser needs to know. */
export interface Person {
  name: string;
  email: string;
  role: Role;
  /** What the store offers beyond the common endpoints, as far as it has told. */
  offered: readonly string[] | null;
}

const PersonContext = createContext<Person | null>(null);

export function PersonProvider({ person, children }: { person: Person; children: ReactNode }) {
  return <PersonContext value={person}>{children}</PersonContext>;
}

export function usePerson(): Person {
  const person = use(PersonContext);
  if (!person) throw new Error("Nothing above this component says who is signed in.");
  return person;
}

/** For buttons; the action behind one asks the same table again. */
export function useMay(act: StaffAct): boolean {
  return may(usePerson().role, act);
}
