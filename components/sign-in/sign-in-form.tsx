"use client";

import { useActionState } from "react";
import { Button } from "#components/ui/button.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { type SignInState, signIn } from "#lib/actions/session.ts";
import { useMessages } from "#lib/messages/client.tsx";
import type { Messages } from "#lib/messages/en.ts";

/** Works before any script has come, too. */
export function SignInForm({ from }: { from: string }) {
  const { signIn: words } = useMessages();
  const [state, submit, pending] = useActionState<SignInState, FormData>(signIn, { kind: "untried" });
  const email = state.kind === "untried" ? "" : state.email;
  const refusal = refusalOf(state, words);
  return (
    <form action={submit} className="flex flex-col gap-4">
      <input name="from" type="hidden" value={from} />
      <TextField
        autoComplete="username"
        defaultValue={email}
        inputMode="email"
        key={email}
        label={words.email}
        name="email"
        required
        type="email"
      />
      <TextField
        autoComplete="current-password"
        label={words.password}
        name="password"
        required
        type="password"
      />
      {refusal && (
        <p className="rounded-md bg-negative-soft px-3 py-2 text-negative" role="alert">
          {refusal}
        </p>
      )}
      <Button look="primary" pending={pending} type="submit">
        {words.submit}
      </Button>
    </form>
  );
}

function refusalOf(state: SignInState, words: Messages["signIn"]): string | undefined {
  if (state.kind === "untried") return undefined;
  return state.kind === "slowed" ? words.slowed(state.seconds) : words[state.kind];
}
