import type { ReactNode } from "react";
import { EntrancePage } from "#components/sign-in/entrance-page.tsx";

export default function SignedOutLayout({ children }: { children: ReactNode }) {
  return <EntrancePage>{children}</EntrancePage>;
}
