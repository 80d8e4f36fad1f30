"use client";

import { useActionState, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog, prepareConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { toast } from "#components/ui/toast-store.ts";
import { type HandOver, removeFromStaff, renewPassword } from "#lib/actions/staff.ts";
import type { Answer } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { HandedOver } from "./handed-over.tsx";
import { RoleForm } from "./role-form.tsx";
import type { ShownPerson } from "./shown-person.ts";

export function PersonRow({ person }: { person: ShownPerson }) {
  const { id, name, email, you, hasPassword, lastSignedInAt } = person;
  const { staff: words } = useMessages();
  const [removing, setRemoving] = useState(false);
  const [link, makeLink, making] = useActionState<Answer<HandOver> | null, FormData>(renewPassword, null);
  const confirmation = {
    title: words.removeTitle(name),
    consequence: words.removeConsequence(email),
    verb: words.removeVerb,
    keepVerb: words.keepVerb,
  };
  async function remove() {
    const answer = await removeFromStaff(id);
    if (answer.ok) toast(words.removed(name));
    return answer;
  }
  return (
    <li className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-48 flex-1">
          <p className="font-medium">
            {name}
            {you && <span className="font-normal text-quiet"> ({words.you})</span>}
          </p>
          <p className="text-quiet [overflow-wrap:anywhere]">{email}</p>
          <p className="text-quiet text-sm">
            {!hasPassword && `${words.noPassword} · `}
            {lastSignedInAt ? words.signedIn : words.neverSignedIn}{" "}
            {lastSignedInAt && <Moment at={lastSignedInAt} />}
          </p>
        </div>
        <RoleForm person={person} />
        <div className="flex gap-2">
          <form action={makeLink}>
            <input name="id" type="hidden" value={id} />
            <Button aria-label={words.newPasswordOf(name)} className="h-9" pending={making} type="submit">
              {words.newPassword}
            </Button>
          </form>
          <Button
            aria-label={words.removeOf(name)}
            className="h-9"
            look="danger-plain"
            onClick={() => setRemoving(true)}
            onFocus={prepareConfirmDialog}
            onPointerEnter={prepareConfirmDialog}
          >
            {words.remove}
          </Button>
        </div>
      </div>
      <HandedOver answer={link} />
      {removing && (
        <ConfirmDialog act={remove} confirmation={confirmation} onClose={() => setRemoving(false)} />
      )}
    </li>
  );
}
