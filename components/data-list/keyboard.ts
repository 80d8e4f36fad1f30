/** Where a key was pressed: in a text, on something that a key presses, in a dialog, or just on the page. */
export type PressedOn = "text" | "control" | "dialog" | "page";

export interface KeyPress {
  key: string;
  /** With Ctrl, Alt or the command key, it is somebody else's. */
  modified: boolean;
  on: PressedOn;
}

export type ListAct = "next" | "previous" | "open" | "search";

const acts: Partial<Record<string, ListAct>> = {
  j: "next",
  k: "previous",
  ArrowDown: "next",
  ArrowUp: "previous",
  Enter: "open",
  "/": "search",
};

/** What a key does in a list. In a text it writes, in a dialog it is the dialog's; a button or a link is pressed by Enter itself. */
export function actOf({ key, modified, on }: KeyPress): ListAct | null {
  if (modified || on === "text" || on === "dialog") return null;
  const act = acts[key] ?? null;
  return act === "open" && on === "control" ? null : act;
}

/** The row that is current after a step; without one before, it is the first that can be seen. */
export function rowAfter(
  current: number | null,
  step: "next" | "previous",
  { count, seen }: { count: number; seen: number },
): number | null {
  if (count === 0) return null;
  const next = current === null ? seen : current + (step === "next" ? 1 : -1);
  return Math.min(Math.max(next, 0), count - 1);
}
