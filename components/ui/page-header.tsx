import { ChevronLeft } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";

interface PageHeaderProps {
  title: ReactNode;
  /** One line under the title. */
  about?: ReactNode;
  back?: { href: string; label: string };
  /** The acts of the page; on a phone they come under the title. */
  acts?: ReactNode;
}

/** The head of a page, with its one `h1`. */
export function PageHeader({ title, about, back, acts }: PageHeaderProps) {
  return (
    <header className="flex flex-col gap-1 pt-6 pb-5 phone:pt-4 phone:pb-4">
      {back && (
        <Link
          className="-ml-1 inline-flex w-fit items-center gap-0.5 rounded-sm pr-1 text-quiet text-sm hover:text-ink phone:min-h-11"
          href={back.href}
          prefetch={false}
        >
          <ChevronLeft aria-hidden="true" className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="font-semibold text-lg tracking-tight [overflow-wrap:anywhere]">{title}</h1>
          {about && <div className="mt-0.5 text-quiet">{about}</div>}
        </div>
        {acts && <div className="flex flex-wrap items-center gap-2">{acts}</div>}
      </div>
    </header>
  );
}

/** Everything of a page, as wide as its kind reads best. */
export function PageBody({ width = "list", children }: { width?: "list" | "detail"; children: ReactNode }) {
  return (
    <div
      className={`mx-auto w-full px-6 pb-16 phone:px-4 ${width === "list" ? "max-w-list" : "max-w-detail"}`}
    >
      {children}
    </div>
  );
}
