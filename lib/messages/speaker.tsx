import type { ReactNode } from "react";
import { reader } from "#lib/reader/server.ts";
import { Speaking } from "./speaking.tsx";

/** Stands once around everything that speaks in the browser. */
export async function Speaker({ children }: { children: ReactNode }) {
  return <Speaking reader={await reader()}>{children}</Speaking>;
}
