export interface Toast {
  id: number;
  text: string;
  tone: "positive" | "idle";
}

const STAYS = 5_000;

let toasts: readonly Toast[] = [];
let next = 1;
const listeners = new Set<() => void>();

function put(now: readonly Toast[]): void {
  toasts = now;
  for (const listener of listeners) listener();
}

/** Says what was done. What failed is said where it was tried, never in passing. */
export function toast(text: string, tone: Toast["tone"] = "positive"): void {
  const shown: Toast = { id: next++, text, tone };
  put([...toasts.slice(-2), shown]);
  setTimeout(() => put(toasts.filter(({ id }) => id !== shown.id)), STAYS);
}

export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const toastsNow = (): readonly Toast[] => toasts;

const none: readonly Toast[] = [];
export const noToasts = (): readonly Toast[] => none;
