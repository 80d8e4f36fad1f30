"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";

interface NavLinkProps {
  href: string;
  className: string;
  title?: string;
  children: ReactNode;
}

/** Knows whether it leads to where one is; everything else of the navigation stays on the server. */
export function NavLink({ href, className, title, children }: NavLinkProps) {
  const path = usePathname();
  // Fetched ahead only when the pointer or the focus comes near: a menu is always in view, and would fetch all of it.
  const [near, setNear] = useState(false);
  const comesNear = () => setNear(true);
  const here = href === "/" ? path === "/" : path === href || path.startsWith(`${href}/`);
  return (
    <Link
      aria-current={here ? "page" : undefined}
      className={className}
      href={href}
      onFocus={comesNear}
      onPointerEnter={comesNear}
      prefetch={near ? null : false}
      onClick={(event) => event.currentTarget.closest<HTMLElement>("[popover]")?.hidePopover()}
      title={title}
    >
      {children}
    </Link>
  );
}
