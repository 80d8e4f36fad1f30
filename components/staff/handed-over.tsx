"use client";

import { Copyable } from "#components/ui/copyable.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import type { HandOver } from "#lib/actions/staff.ts";
import type { Answer } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";

/** The link that was just made, which is shown this once; or why there is none. */
export function HandedOver({ answer }: { answer: Answer<HandOver> | null }) {
  const { staff: words } = useMessages();
  if (answer === null) return null;
  if (!answer.ok) return <ProblemPanel problem={answer.problem} retry={false} />;
  const { email, link } = answer.data;
  return (
    <div className="flex flex-col gap-2 rounded-lg bg-sunken p-4" role="status">
      <p className="font-medium">{words.linkFor(email)}</p>
      <Copyable text={link} thing={words.link} />
      <p className="text-quiet text-sm">{words.linkOnce}</p>
    </div>
  );
}
