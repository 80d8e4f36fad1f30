"use client";

import { TextField } from "#components/ui/text-field.tsx";
import { useMessages } from "#lib/messages/client.tsx";

export function NewPasswordField({ error }: { error: string | undefined }) {
  const { signIn: words } = useMessages();
  return (
    <TextField
      autoComplete="new-password"
      error={error}
      hint={words.passwordHint}
      label={words.newPassword}
      minLength={10}
      name="password"
      required
      type="password"
    />
  );
}
