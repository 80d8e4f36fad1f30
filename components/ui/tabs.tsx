import Link from "next/link";
import { cx } from "./cx.ts";

export interface Tab {
  href: string;
  label: string;
  current: boolean;
}

/** Tabs are pages with an address each. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  return (
    <nav aria-label={label} className="-mb-px flex gap-1 overflow-x-auto border-line border-b">
      {tabs.map(({ href, label: name, current }) => (
        <Link
          aria-current={current ? "page" : undefined}
          className={cx(
            "inline-flex h-9 items-center whitespace-nowrap border-b-2 px-2.5 text-sm phone:h-11",
            current
              ? "border-accent font-medium text-ink"
              : "border-transparent text-quiet hover:border-line hover:text-ink",
          )}
          href={href}
          key={href}
          prefetch={false}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
