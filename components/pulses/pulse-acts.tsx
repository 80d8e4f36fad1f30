"use client";

import { useRouter } from "next/navigation";
import { useState, useTransition } from "react";
import { useMay } from "#components/shell/person.tsx";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog, prepareConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { LinkButton } from "#components/ui/link.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { toast } from "#components/ui/toast-store.ts";
import type { ManagedPulse } from "#contract/managed-pulse.ts";
import { deletePulse, rotatePulseSecret, setPulseEnabled } from "#lib/actions/pulses.ts";
import type { Problem } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { uncertain } from "#lib/uncertain.ts";
import { SecretOnce } from "./secret-once.tsx";
import { TestEvent } from "./test-event.tsx";

type PulseForActs = Pick<ManagedPulse, "id" | "url" | "is_enabled" | "can_delete">;

/** What an owner may do with a pulse. */
export function PulseActs({ pulse }: { pulse: PulseForActs }) {
  const { pulses: words } = useMessages();
  const router = useRouter();
  const [asking, setAsking] = useState<"rotate" | "delete" | null>(null);
  const [secret, setSecret] = useState<{ text: string | null } | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [switching, startSwitching] = useTransition();
  if (!useMay("pulses.manage")) return null;

  const toggle = () =>
    startSwitching(async () => {
      const answer = await setPulseEnabled(pulse.id, !pulse.is_enabled).catch(uncertain);
      setProblem(answer.ok ? null : answer.problem);
      if (answer.ok) toast(answer.data.is_enabled ? words.enabledNow : words.disabledNow);
      router.refresh();
    });
  async function rotate() {
    const answer = await rotatePulseSecret(pulse.id).catch(uncertain);
    if (answer.ok) setSecret({ text: answer.data.secret });
    return answer;
  }
  async function remove() {
    const answer = await deletePulse(pulse.id).catch(uncertain);
    if (answer.ok) router.push("/pulses");
    return answer;
  }

  const confirmations = {
    rotate: {
      title: words.rotateTitle,
      consequence: words.rotateMeaning,
      verb: words.rotateVerb,
      keepVerb: words.rotateKeep,
      tone: "primary" as const,
    },
    delete: {
      title: words.deleteTitle,
      consequence: words.deleteMeaning(pulse.url),
      verb: words.deleteVerb,
      keepVerb: words.deleteKeep,
    },
  };
  const ask = { onFocus: prepareConfirmDialog, onPointerEnter: prepareConfirmDialog };
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap gap-2">
        <TestEvent label={words.sendTest} targets={[pulse]} />
        <LinkButton href={`/pulses/${pulse.id}/edit`}>{words.edit}</LinkButton>
        <Button onClick={toggle} pending={switching}>
          {pulse.is_enabled ? words.disable : words.enable}
        </Button>
        <Button {...ask} onClick={() => setAsking("rotate")}>
          {words.rotate}
        </Button>
        {pulse.can_delete && (
          <Button {...ask} look="danger-plain" onClick={() => setAsking("delete")}>
            {words.delete}
          </Button>
        )}
      </div>
      {problem && <ProblemPanel problem={problem} retry={false} />}
      {secret && (
        <SecretOnce secret={secret.text}>
          <Button onClick={() => setSecret(null)}>{words.secretKept}</Button>
        </SecretOnce>
      )}
      {asking && (
        <ConfirmDialog
          act={asking === "rotate" ? rotate : remove}
          confirmation={confirmations[asking]}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  );
}
