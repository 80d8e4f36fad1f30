"use client";

import { useRouter } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { usePerson } from "#components/shell/person.tsx";
import { inviteAffiliates } from "#lib/actions/affiliates.ts";
import { afterBatch, type Invited, nextBatch, waitingOf } from "#lib/affiliates/invited.ts";
import { keepInvited, keptInvited } from "#lib/affiliates/kept.ts";
import type { Problem } from "#lib/answer.ts";
import { noteWaiting } from "#lib/reader/waiting.ts";
import { uncertain } from "#lib/uncertain.ts";

/** Batch after batch, until all are sent, one fails, or somebody stops it. What is left can be gone on with, later too. */
export function useInvitations(batchSize: number) {
  const { email: person } = usePerson();
  const router = useRouter();
  const [invited, setInvited] = useState<readonly Invited[]>([]);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [sending, setSending] = useState(false);
  const stopped = useRef(false);

  useEffect(() => {
    const kept = keptInvited(window.sessionStorage, person);
    if (waitingOf(kept).length > 0) setInvited(kept);
  }, [person]);

  function show(now: readonly Invited[]) {
    setInvited(now);
    keepInvited(window.sessionStorage, person, waitingOf(now).length > 0 ? now : []);
  }

  async function send(from: readonly Invited[]) {
    stopped.current = false;
    setSending(true);
    setProblem(null);
    show(from);
    let now = from;
    for (;;) {
      const batch = nextBatch(now, batchSize);
      if (batch.length === 0 || stopped.current) break;
      const answer = await inviteAffiliates(batch).catch(uncertain);
      noteWaiting(answer.waiting);
      const after = afterBatch(now, batch, answer);
      now = after.invited;
      show(now);
      if (after.problem) {
        setProblem(after.problem);
        break;
      }
    }
    setSending(false);
    // The list of invitations has new ones.
    router.refresh();
  }

  return {
    invited,
    problem,
    sending,
    send,
    stop: () => {
      stopped.current = true;
    },
    clear: () => {
      setProblem(null);
      show([]);
    },
  };
}
