"use client";

import { useActionState, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { acceptInvitation, type EntranceState } from "#lib/actions/entrance.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { wrongField } from "./wrong-field.ts";

interface InvitationFormProps {
  token: string;
  email: string;
  /** Of somebody who is known already; a newcomer tells theirs. */
  knownAs: string | null;
}

export function InvitationForm({ token, email, knownAs }: InvitationFormProps) {
  const { signIn: words } = useMessages();
  const [problem, submit, pending] = useActionState<EntranceState, FormData>(acceptInvitation, null);
  const [name, setName] = useState("");
  return (
    <form action={submit} className="flex flex-col gap-4">
      <input name="token" type="hidden" value={token} />
      {/* So that a password manager keeps it with the password. */}
      <input autoComplete="username" hidden readOnly value={email} />
      {knownAs === null ? (
        <TextField
          autoComplete="name"
          error={wrongField(problem, "name", words.wrongFields)}
          label={words.name}
          name="name"
          onChange={({ target }) => setName(target.value)}
          required
          value={name}
        />
      ) : (
        <input name="name" type="hidden" value={knownAs} />
      )}
      <NewPasswordField error={wrongField(problem, "password", words.wrongFields)} />
      {problem && problem.kind !== "invalid" && <ProblemPanel problem={problem} retry={false} />}
      <Button look="primary" pending={pending} type="submit">
        {words.enter}
      </Button>
    </form>
  );
}
