import type { ReactNode } from "react";

interface EmptyStateProps {
  /** Where it is the whole page, its title is the page's. */
  heading?: "h1" | "p";
  title: string;
  /** What would be here, what it is for, and how to get the first one. */
  children?: ReactNode;
  act?: ReactNode;
}

export function EmptyState({ title, children, act, heading: Heading = "p" }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-16 text-center">
      <Heading className="font-semibold text-md">{title}</Heading>
      {children && <div className="max-w-md text-pretty text-quiet">{children}</div>}
      {act && <div className="mt-3 flex flex-wrap justify-center gap-2">{act}</div>}
    </div>
  );
}
