/** An answer that had to wait is seldom the only one: the note stays a little. */
const STAYS = 4_000;

let until = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => void listener());

/** In the browser: call it with every answer's `waiting`. */
export function noteWaiting(waited: boolean): void {
  if (!waited) return;
  until = Date.now() + STAYS;
  clearTimeout(timer);
  timer = setTimeout(() => {
    until = 0;
    tell();
  }, STAYS);
  tell();
}

export const isWaiting = (): boolean => until > 0;

export function onWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
