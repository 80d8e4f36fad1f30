/** Whether keys belong to what is being written: no shortcut fires then. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable) return true;
  return target.matches("textarea, select, input:not([type=checkbox], [type=radio], [type=button])");
}
