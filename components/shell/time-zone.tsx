"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { savePreference } from "./save-preference.ts";

/** Tells the server once in which zone its reader lives, so that times are right in the first HTML from then on. */
export function TimeZone({ known }: { known: string | undefined }) {
  const router = useRouter();
  useEffect(() => {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (!zone || zone === known) return;
    savePreference("timeZone", zone).then(() => router.refresh());
  }, [known, router]);
  return null;
}
