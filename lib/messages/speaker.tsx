import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { reader as readerOfThisRequest } from "#lib/reader/server.ts";

// A chunk each, so that nobody downloads the language they don't read.
const speakers = {
  en: dynamic(() => import("./english-speaker.tsx")),
  fr: dynamic(() => import("./french-speaker.tsx")),
};

/** Stands once around everything that speaks in the browser. */
export async function Speaker({ children }: { children: ReactNode }) {
  const reader = await readerOfThisRequest();
  const Speaking = speakers[reader.language];
  return <Speaking reader={reader}>{children}</Speaking>;
}
