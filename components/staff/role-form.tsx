"use client";

import { useActionState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { changeStaffRole } from "#lib/actions/staff.ts";
import type { Answer } from "#lib/answer.ts";
import { roles } from "#lib/auth/roles.ts";
import { useMessages } from "#lib/messages/client.tsx";
import type { ShownPerson } from "./shown-person.ts";

export function RoleForm({ person }: { person: ShownPerson }) {
  const { staff: words, shell } = useMessages();
  const [answer, submit, pending] = useActionState<Answer<null> | null, FormData>(changeStaffRole, null);
  return (
    <form action={submit} className="flex flex-col gap-2">
      <input name="id" type="hidden" value={person.id} />
      <div className="flex items-end gap-2">
        <SelectField
          defaultValue={person.role}
          hideLabel
          key={person.role}
          label={words.roleOf(person.name)}
          name="role"
          options={roles.map((role) => ({ value: role, label: shell.roles[role] }))}
        />
        <Button aria-label={words.saveOf(person.name)} className="h-9" pending={pending} type="submit">
          {words.save}
        </Button>
      </div>
      {answer?.ok && (
        <p className="text-positive text-sm" role="status">
          {words.saved}
        </p>
      )}
      {answer && !answer.ok && <ProblemPanel problem={answer.problem} retry={false} />}
    </form>
  );
}
