"use client";

import { useRouter } from "next/navigation";
import { useLookedAgain } from "#components/data-list/use-looked-again.ts";

interface LiveDeliveryProps {
  attempts: number;
  /** When there may be more to say of it; null once there is nothing to come. */
  due: Date | null;
}

/** Has a delivery's page drawn anew for as long as there are attempts to come. */
export function LiveDelivery({ attempts, due }: LiveDeliveryProps) {
  const router = useRouter();
  const at = due?.getTime();
  const stands = at === undefined ? "" : `${attempts} ${at}`;
  useLookedAgain(stands, at === undefined ? [] : [at], router.refresh);
  return null;
}
