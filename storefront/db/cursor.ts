/** A place in a list: just after (or, walking back, just before) the row with this instant and id. */
export interface Cursor {
  direction: "next" | "prev";
  createdAt: Date;
  id: number;
}

// The latest instant a Date can hold; PostgreSQL holds it too.
const LATEST = 8_640_000_000_000_000;

/**
 * Opaque to its readers and harmless when tampered with: it names only a place, and whoever walks from there sees
 * their own store's rows alone. The list's name is part of it, so that a cursor of another list is recognised.
 */
export function encodeCursor(list: string, { direction, createdAt, id }: Cursor): string {
  const parts = [list, direction, createdAt.getTime().toString(36), id.toString(36)];
  return Buffer.from(parts.join(".")).toString("base64url");
}

export function decodeCursor(list: string, text: string): Cursor | null {
  const [name, direction, time, id, ...rest] = Buffer.from(text, "base64url").toString("latin1").split(".");
  if (name !== list || (direction !== "next" && direction !== "prev") || rest.length > 0) return null;
  const at = wholeNumber(time);
  const row = wholeNumber(id);
  if (at === null || row === null || at > LATEST) return null;
  const cursor: Cursor = { direction, createdAt: new Date(at), id: row };
  // Only the very text that we gave out, not another spelling of it.
  return encodeCursor(list, cursor) === text ? cursor : null;
}

function wholeNumber(text: string | undefined): number | null {
  if (text === undefined || !/^[0-9a-z]{1,11}$/.test(text)) return null;
  const number = Number.parseInt(text, 36);
  return Number.isSafeInteger(number) ? number : null;
}
