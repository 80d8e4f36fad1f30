import { cx } from "#components/ui/cx.ts";

const DRAWN_MAX = 20;
/** More than these leave no room for the words on a phone. */
const ON_A_PHONE = 5;

/** How full a license is, at a glance; the words beside it say the same. */
export function SlotBar({ used, max }: { used: number; max: number }) {
  if (max > DRAWN_MAX || max < 1) return null;
  const tone = used >= max ? "bg-warning" : "bg-positive";
  return (
    <span aria-hidden="true" className={cx("flex gap-0.5", max > ON_A_PHONE && "max-md:hidden")}>
      {Array.from({ length: max }, (_, slot) => `slot ${slot}`).map((name, slot) => (
        <span className={`h-2 w-4 rounded-sm ${slot < used ? tone : "bg-line"}`} key={name} />
      ))}
    </span>
  );
}
