"use client";

import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import type { Reader } from "#lib/reader/reader.ts";

// A chunk each, so that nobody downloads the language they don't read. Only from a client component: what a
// server component imports for the browser is put together, both languages into one.
const speakers = {
  en: dynamic(() => import("./english-speaker.tsx")),
  fr: dynamic(() => import("./french-speaker.tsx")),
};

export function Speaking({ reader, children }: { reader: Reader; children: ReactNode }) {
  const Speaker = speakers[reader.language];
  return <Speaker reader={reader}>{children}</Speaker>;
}
