"use client";

import { Button } from "#components/ui/button.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { waitingOf } from "#lib/affiliates/invited.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { InviteResults } from "./invite-results.tsx";
import type { useInvitations } from "./use-invitations.ts";

export function InviteProgress({ invitations }: { invitations: ReturnType<typeof useInvitations> }) {
  const { affiliates: words } = useMessages();
  const { invited, problem, sending, send, stop, clear } = invitations;
  const left = waitingOf(invited).length;
  const done = invited.length - left;
  const resting = !sending && left > 0;
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-col gap-1.5">
        <p className="tabular font-medium" role="status">
          {words.progress(done, invited.length)}
        </p>
        <progress
          aria-label={words.progressLabel}
          className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
          max={invited.length}
          value={done}
        />
      </div>
      {problem && <ProblemPanel problem={problem} retry={false} />}
      {resting && (
        <p className="text-quiet">
          {words.stopped(left)} {problem && words.resend}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {sending && <Button onClick={stop}>{words.stop}</Button>}
        {resting && (
          <Button look="primary" onClick={() => send(invited)}>
            {words.goOn(left)}
          </Button>
        )}
        {!sending && <Button onClick={clear}>{left > 0 ? words.drop : words.others}</Button>}
      </div>
      <InviteResults invited={invited} />
    </div>
  );
}
