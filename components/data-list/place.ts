/** Where somebody was in a list: by its row, since rows may come on top meanwhile. */
export interface Place {
  row: string | number;
  /** Where it was then, should it be gone. */
  index: number;
  /** How far the row itself had gone up, in pixels. */
  offset: number;
}

const isPlace = (value: unknown): value is Place =>
  typeof value === "object" &&
  value !== null &&
  "row" in value &&
  (typeof value.row === "string" || typeof value.row === "number") &&
  "index" in value &&
  typeof value.index === "number" &&
  "offset" in value &&
  typeof value.offset === "number";

const nameOf = (address: string) => `place in ${address}`;

type Kept = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export function keepPlace(storage: Kept, address: string, place: Place | null): void {
  try {
    if (place) storage.setItem(nameOf(address), JSON.stringify(place));
    else storage.removeItem(nameOf(address));
  } catch {
    // Without storage, or with a full one, the list opens at its top.
  }
}

export function keptPlace(storage: Kept, address: string): Place | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(nameOf(address)) ?? "null");
    return isPlace(value) ? value : null;
  } catch {
    return null;
  }
}

/** How far down the list the place is now. */
export function topOf(place: Place, ids: readonly (string | number)[], rowHeight: number): number {
  const found = ids.indexOf(place.row);
  const index = found === -1 ? Math.min(place.index, Math.max(ids.length - 1, 0)) : found;
  return index * rowHeight + place.offset;
}
