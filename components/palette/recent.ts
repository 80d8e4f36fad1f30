import type { FoundKind } from "#lib/find/found.ts";

/** Something that was opened before. */
export interface Recent {
  kind: FoundKind;
  title: string;
  about: string;
  href: string;
}

const KEPT = 8;

type Kept = Pick<Storage, "getItem" | "setItem">;

/** Each person their own: a desk is shared, and so is its browser. */
const nameFor = (person: string) => `recent things of ${person}`;

function isText(value: object, field: string): boolean {
  return typeof Reflect.get(value, field) === "string";
}

const isRecent = (value: unknown): value is Recent =>
  typeof value === "object" &&
  value !== null &&
  ["kind", "title", "about", "href"].every((field) => isText(value, field)) &&
  /^\/[a-z]/.test(String(Reflect.get(value, "href")));

/** What somebody else wrote into the storage counts as nothing. */
export function recentOf(storage: Kept, person: string): Recent[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(nameFor(person)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The newest first, each once. */
export function remember(storage: Kept, person: string, thing: Recent): void {
  const others = recentOf(storage, person).filter(({ href }) => href !== thing.href);
  try {
    storage.setItem(nameFor(person), JSON.stringify([thing, ...others].slice(0, KEPT)));
  } catch {
    // Without storage nothing is remembered, which takes nothing away.
  }
}
