import type { ReactNode } from "react";

interface EmptyStateProps {
  title: string;
  /** What would be here, what it is for, and how to get the first one. */
  children?: ReactNode;
  act?: ReactNode;
}

export function EmptyState({ title, children, act }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-16 text-center">
      <p className="font-medium text-md">{title}</p>
      {children && <div className="max-w-md text-pretty text-quiet">{children}</div>}
      {act && <div className="mt-3 flex flex-wrap justify-center gap-2">{act}</div>}
    </div>
  );
}
