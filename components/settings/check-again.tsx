"use client";

import { useRouter } from "next/navigation";
import { useTransition } from "react";
import { Button } from "#components/ui/button.tsx";

export function CheckAgain({ label }: { label: string }) {
  const router = useRouter();
  const [checking, startChecking] = useTransition();
  return (
    <Button onClick={() => startChecking(() => router.refresh())} pending={checking}>
      {label}
    </Button>
  );
}
