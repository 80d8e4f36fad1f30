"use client";

import { useActionState } from "react";
import { NewPasswordField } from "#components/sign-in/new-password-field.tsx";
import { Button } from "#components/ui/button.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { changeOwnPassword } from "#lib/actions/account.ts";
import type { Answer } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";

export function PasswordForm() {
  const { signIn: words } = useMessages();
  const [answer, submit, pending] = useActionState<Answer<null> | null, FormData>(changeOwnPassword, null);
  const problem = answer && !answer.ok ? answer.problem : null;
  const tooShort = problem?.kind === "invalid" ? words.wrongFields.password : undefined;
  return (
    <form action={submit} className="flex max-w-md flex-col gap-4">
      <p className="text-quiet">{words.changePasswordMeaning}</p>
      <TextField
        autoComplete="current-password"
        label={words.currentPassword}
        name="current"
        required
        type="password"
      />
      <NewPasswordField error={tooShort} />
      {problem && problem.kind !== "invalid" && <ProblemPanel problem={problem} retry={false} />}
      {answer?.ok && (
        <p className="text-positive" role="status">
          {words.passwordChanged}
        </p>
      )}
      <div>
        <Button look="primary" pending={pending} type="submit">
          {words.changePassword}
        </Button>
      </div>
    </form>
  );
}
