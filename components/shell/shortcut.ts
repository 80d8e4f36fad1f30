import { isTyping } from "./is-typing.ts";

/** A key alone, or together with the command key (Ctrl where there is none). */
export interface Shortcut {
  key: string;
  command?: boolean;
}

export type Press = Pick<
  KeyboardEvent,
  "key" | "metaKey" | "ctrlKey" | "altKey" | "repeat" | "defaultPrevented"
>;

export function isPress(press: Press, { key, command = false }: Shortcut): boolean {
  if (press.repeat || press.defaultPrevented || press.altKey) return false;
  return press.key.toLowerCase() === key && (press.metaKey || press.ctrlKey) === command;
}

/** Never inside a text: what is pressed there is written. */
export function listenFor(shortcut: Shortcut, act: () => void, target: Window): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!isPress(event, shortcut) || isTyping(event.target)) return;
    event.preventDefault();
    act();
  };
  target.addEventListener("keydown", onKey);
  return () => target.removeEventListener("keydown", onKey);
}
