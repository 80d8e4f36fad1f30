"use client";

import { useActionState } from "react";
import { Button } from "#components/ui/button.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { withdrawFromInvitation } from "#lib/actions/staff.ts";
import type { Answer } from "#lib/answer.ts";
import type { Role } from "#lib/auth/roles.ts";
import { useMessages } from "#lib/messages/client.tsx";

export interface ShownInvitation {
  id: number;
  email: string;
  role: Role;
  forPassword: boolean;
  expiresAt: string;
}

export function OpenInvitation({ invitation }: { invitation: ShownInvitation }) {
  const { id, email, role, forPassword, expiresAt } = invitation;
  const { staff: words, shell } = useMessages();
  const [answer, submit, pending] = useActionState<Answer<null> | null, FormData>(
    withdrawFromInvitation,
    null,
  );
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-48 flex-1">
          <p className="[overflow-wrap:anywhere]">{email}</p>
          <p className="text-quiet text-sm">
            {forPassword ? words.forPassword : words.forNewcomer(shell.roles[role])} · {words.ends}{" "}
            <Moment at={expiresAt} />
          </p>
        </div>
        <form action={submit}>
          <input name="id" type="hidden" value={id} />
          <Button aria-label={words.withdrawOf(email)} pending={pending} type="submit">
            {words.withdraw}
          </Button>
        </form>
      </div>
      {answer && !answer.ok && <ProblemPanel problem={answer.problem} retry={false} />}
    </li>
  );
}
