import Link from "next/link";

/** A shop window with its light on. */
export function Brand() {
  return (
    <Link
      aria-label="Vitrine"
      className="flex items-center gap-2 rounded-sm font-semibold text-base tracking-tight"
      href="/"
    >
      <svg aria-hidden="true" className="size-6 shrink-0" viewBox="0 0 24 24">
        <rect className="fill-accent" height="22" rx="6" width="22" x="1" y="1" />
        <path
          className="stroke-on-accent"
          d="M6.5 7.5 12 17l5.5-9.5"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeWidth="2.25"
        />
      </svg>
      <span className="folded:hidden max-md:hidden">Vitrine</span>
    </Link>
  );
}
