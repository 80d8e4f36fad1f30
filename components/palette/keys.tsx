import { useMessages } from "#lib/messages/client.tsx";

const key = "rounded-sm bg-sunken px-1.5 py-px font-sans text-xs";

/** What the keyboard does here, and one line of help. */
export function Keys({ hint }: { hint: string | undefined }) {
  const { palette } = useMessages();
  const { move, open, close } = palette.keys;
  return (
    <div className="flex min-h-10 shrink-0 items-center gap-4 border-line border-t px-5 py-2 text-quiet text-xs">
      <p aria-live="polite" className="min-w-0 flex-1">
        {hint}
      </p>
      <div aria-hidden="true" className="flex shrink-0 items-center gap-3 phone:hidden">
        <span>
          <kbd className={key}>↑</kbd> <kbd className={key}>↓</kbd> {move}
        </span>
        <span>
          <kbd className={key}>↵</kbd> {open}
        </span>
        <span>
          <kbd className={key}>esc</kbd> {close}
        </span>
      </div>
    </div>
  );
}
