import type { ReactNode } from "react";

/** Facts under each other, name left, value right of it; on a phone too, while both fit. */
export function DefinitionList({ children }: { children: ReactNode }) {
  return <dl className="flex flex-col divide-y divide-line">{children}</dl>;
}

export function Definition({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 py-2 first:pt-0 last:pb-0">
      <dt className="w-32 shrink-0 text-quiet text-sm">{name}</dt>
      <dd className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
