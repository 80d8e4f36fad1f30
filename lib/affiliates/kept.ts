import { fates, type Invited } from "./invited.ts";

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** Each person their own: who signs in after them at the same desk does not go on with their work. */
const nameFor = (person: string) => `invitations of ${person}`;

const isInvited = (value: unknown): value is Invited =>
  typeof value === "object" &&
  value !== null &&
  typeof Reflect.get(value, "email") === "string" &&
  fates.some((fate) => fate === Reflect.get(value, "fate"));

/** What somebody else wrote into the storage counts as nothing. */
export function keptInvited(storage: Kept, person: string): Invited[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameFor(person)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isInvited) : [];
  } catch {
    return [];
  }
}

/** A session that ends in the middle loses no address: they are there after signing in again. */
export function keepInvited(storage: Kept, person: string, invited: readonly Invited[]): void {
  try {
    if (invited.length === 0) storage.removeItem(nameFor(person));
    else storage.setItem(nameFor(person), JSON.stringify(invited));
  } catch {
    // Without storage they are kept as long as the page is open.
  }
}
