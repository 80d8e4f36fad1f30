import type { ReactNode } from "react";
import { Shell } from "#components/shell/shell.tsx";

const who = { name: "Demo owner", email: "owner@demo.test", role: "owner" } as const;

export default function DashboardLayout({ children }: { children: ReactNode }) {
  return (
    <Shell demo signOut={null} who={who}>
      {children}
    </Shell>
  );
}
