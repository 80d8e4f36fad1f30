"use client";

import { createContext, type ReactNode, useContext } from "react";

const Subject = createContext<string | null>(null);

/** The license whose page this is: what happens to others does not concern the lists on it. */
export function LicenseSubject({ id, children }: { id: string; children: ReactNode }) {
  return <Subject value={id}>{children}</Subject>;
}

export function useLicenseSubject(): string | null {
  return useContext(Subject);
}
