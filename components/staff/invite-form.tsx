"use client";

import { useActionState } from "react";
import { Button } from "#components/ui/button.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type HandOver, inviteStaff } from "#lib/actions/staff.ts";
import type { Answer } from "#lib/answer.ts";
import { roles } from "#lib/auth/roles.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { HandedOver } from "./handed-over.tsx";

export function InviteForm() {
  const { staff: words, shell } = useMessages();
  const [answer, submit, pending] = useActionState<Answer<HandOver> | null, FormData>(inviteStaff, null);
  const wrongEmail = answer !== null && !answer.ok && answer.problem.kind === "invalid";
  return (
    <div className="flex flex-col gap-4">
      <p className="text-quiet">{words.inviteMeaning}</p>
      <form action={submit} className="flex flex-wrap items-start gap-3">
        <div className="min-w-64 flex-1">
          <TextField
            autoComplete="off"
            error={wrongEmail ? words.emailInvalid : undefined}
            inputMode="email"
            label={words.email}
            name="email"
            required
            type="email"
          />
        </div>
        <SelectField
          defaultValue="support"
          label={words.role}
          name="role"
          options={roles.map((role) => ({ value: role, label: shell.roles[role] }))}
        />
        <Button className="mt-6.5 h-9 phone:h-11" look="primary" pending={pending} type="submit">
          {words.makeLink}
        </Button>
      </form>
      <dl className="flex flex-col gap-1 text-sm">
        {roles.map((role) => (
          <div className="flex flex-wrap gap-x-2" key={role}>
            <dt className="font-medium">{shell.roles[role]}</dt>
            <dd className="text-quiet">{words.roleMeanings[role]}</dd>
          </div>
        ))}
      </dl>
      {!wrongEmail && <HandedOver answer={answer} />}
    </div>
  );
}
