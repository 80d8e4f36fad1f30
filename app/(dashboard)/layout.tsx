import type { ReactNode } from "react";
import { Shell } from "#components/shell/shell.tsx";
import { SignOut } from "#components/shell/sign-out.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { messages } from "#lib/reader/server.ts";
import { settings } from "#lib/settings.ts";

export default async function DashboardLayout({ children }: { children: ReactNode }) {
  const [who, { shell }] = await Promise.all([requireStaff(), messages()]);
  return (
    <Shell demo={settings().mode === "demo"} signOut={<SignOut label={shell.signOut} />} who={who}>
      {children}
    </Shell>
  );
}
