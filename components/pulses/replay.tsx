"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useMay } from "#components/shell/person.tsx";
import { Button } from "#components/ui/button.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { toast } from "#components/ui/toast-store.ts";
import type { Delivery } from "#contract/delivery.ts";
import { replayDelivery } from "#lib/actions/deliveries.ts";
import type { Problem } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { uncertain } from "#lib/uncertain.ts";

/** Sends a delivery once more, also one that arrived; the receiver knows it by its id. */
export function Replay({ delivery }: { delivery: Pick<Delivery, "id" | "is_test" | "pulse"> }) {
  const { pulses: words } = useMessages();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, startSending] = useTransition();
  const client = useQueryClient();
  const router = useRouter();
  const { pulse } = delivery;
  if (!useMay("pulses.manage") || delivery.is_test || !pulse) return null;
  const send = () =>
    startSending(async () => {
      const answer = await replayDelivery(pulse.id, delivery.id).catch(uncertain);
      setProblem(answer.ok ? null : answer.problem);
      if (answer.ok) toast(words.replayed);
      void client.invalidateQueries({ queryKey: ["list", "deliveries"], refetchType: "none" });
      router.refresh();
    });
  return (
    <div className="flex flex-col items-end gap-2">
      <Button onClick={send} pending={sending}>
        {words.replay}
      </Button>
      {problem && <ProblemPanel problem={problem} retry={false} />}
    </div>
  );
}
