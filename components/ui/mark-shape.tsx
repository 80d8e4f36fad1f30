import type { Shape } from "#domain/marks.ts";

const stroke = { fill: "none", stroke: "currentColor", strokeWidth: 1.5, strokeLinecap: "round" } as const;

const drawings: Record<Shape, React.ReactNode> = {
  dot: <circle cx="6" cy="6" fill="currentColor" r="4" />,
  ring: <circle cx="6" cy="6" r="4.25" {...stroke} strokeDasharray="2 2.45" />,
  clock: <path d="M6 3.5V6l1.75 1.25M10.75 6a4.75 4.75 0 1 1-9.5 0 4.75 4.75 0 0 1 9.5 0Z" {...stroke} />,
  slash: <path d="m2.75 9.25 6.5-6.5M10.75 6a4.75 4.75 0 1 1-9.5 0 4.75 4.75 0 0 1 9.5 0Z" {...stroke} />,
  cross: <path d="m2.5 2.5 7 7m0-7-7 7" {...stroke} strokeWidth={1.75} />,
  check: <path d="m2 6.5 2.75 2.75L10 3" {...stroke} strokeLinejoin="round" strokeWidth={1.75} />,
  back: (
    <path d="M4 2 1.75 4.25 4 6.5M2 4.25h5.5a2.75 2.75 0 0 1 0 5.5H5" {...stroke} strokeLinejoin="round" />
  ),
};

/** The shape of a state, beside its word. */
export function MarkShape({ shape, className = "size-3" }: { shape: Shape; className?: string }) {
  return (
    <svg aria-hidden="true" className={`shrink-0 ${className}`} viewBox="0 0 12 12">
      {drawings[shape]}
    </svg>
  );
}
