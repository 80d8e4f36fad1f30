/** Seen only after a moment: what is quick needs no spinner. */
export function Spinner({ className = "size-4" }: { className?: string }) {
  return (
    <svg aria-hidden="true" className={`late shrink-0 ${className}`} fill="none" viewBox="0 0 16 16">
      <g className="origin-center animate-spin">
        <circle cx="8" cy="8" opacity="0.25" r="6" stroke="currentColor" strokeWidth="2" />
        <path d="M14 8a6 6 0 0 0-6-6" stroke="currentColor" strokeLinecap="round" strokeWidth="2" />
      </g>
    </svg>
  );
}
