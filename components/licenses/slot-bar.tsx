const DRAWN_MAX = 20;

/** How full a license is, at a glance; the words beside it say the same. */
export function SlotBar({ used, max }: { used: number; max: number }) {
  if (max > DRAWN_MAX || max < 1) return null;
  const tone = used >= max ? "bg-warning" : "bg-positive";
  return (
    <span aria-hidden="true" className="flex gap-0.5">
      {Array.from({ length: max }, (_, slot) => `slot ${slot}`).map((name, slot) => (
        <span className={`h-2 w-4 rounded-sm ${slot < used ? tone : "bg-line"}`} key={name} />
      ))}
    </span>
  );
}
