import type { ReactNode } from "react";

export function EntranceHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <h1 className="font-semibold text-lg tracking-tight">{title}</h1>
      {children && <p className="text-quiet">{children}</p>}
    </div>
  );
}
