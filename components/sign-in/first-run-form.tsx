"use client";

import { useActionState, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { beginStaff, type EntranceState } from "#lib/actions/entrance.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { NewPasswordField } from "./new-password-field.tsx";
import { wrongField } from "./wrong-field.ts";

export function FirstRunForm() {
  const { signIn: words } = useMessages();
  const [problem, submit, pending] = useActionState<EntranceState, FormData>(beginStaff, null);
  const [given, setGiven] = useState({ code: "", name: "", email: "" });
  const at = (field: keyof typeof given) => ({
    error: wrongField(problem, field, words.wrongFields),
    name: field,
    onChange: ({ target }: { target: { value: string } }) => setGiven({ ...given, [field]: target.value }),
    required: true,
    value: given[field],
  });
  return (
    <form action={submit} className="flex flex-col gap-4">
      <TextField
        {...at("code")}
        autoCapitalize="characters"
        autoComplete="off"
        className="code"
        hint={words.firstRunCodeHint}
        label={words.firstRunCode}
        spellCheck={false}
      />
      <TextField {...at("name")} autoComplete="name" label={words.name} />
      <TextField {...at("email")} autoComplete="username" label={words.email} type="email" />
      <NewPasswordField error={wrongField(problem, "password", words.wrongFields)} />
      {problem && problem.kind !== "invalid" && <ProblemPanel problem={problem} retry={false} />}
      <Button look="primary" pending={pending} type="submit">
        {words.firstRunTitle}
      </Button>
    </form>
  );
}
