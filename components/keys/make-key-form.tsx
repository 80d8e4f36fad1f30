"use client";

import { useActionState, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { API_KEY_NAME_MAX } from "#contract/api-key.ts";
import { createApiKey } from "#lib/actions/keys.ts";
import type { Answer } from "#lib/answer.ts";
import type { MadeKey } from "#lib/keys/acted.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { uncertain } from "#lib/uncertain.ts";
import { NewKey } from "./new-key.tsx";

/** A network that breaks under the press leaves a sentence, not a broken page. */
const make = (before: Answer<MadeKey> | null, form: FormData) => createApiKey(before, form).catch(uncertain);

export function MakeKeyForm() {
  const { keys: words } = useMessages();
  const [answer, submit, pending] = useActionState<Answer<MadeKey> | null, FormData>(make, null);
  const [put, setPut] = useState<Answer<MadeKey> | null>(null);
  const problem = answer && !answer.ok ? answer.problem : null;
  const wrongName = problem?.kind === "invalid" ? words.nameMissing : undefined;
  if (answer?.ok && answer !== put) return <NewKey made={answer.data} onKept={() => setPut(answer)} />;
  return (
    <form action={submit} className="flex flex-col gap-4">
      <p className="text-quiet">{words.makeAbout}</p>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-64 flex-1">
          <TextField
            autoComplete="off"
            error={wrongName}
            hint={words.nameHint}
            label={words.name}
            maxLength={API_KEY_NAME_MAX}
            name="name"
            required
          />
        </div>
        <SelectField
          label={words.scope}
          name="scope"
          options={[
            { value: "", label: words.scopeNames.plain },
            { value: "manage", label: words.scopeNames.manage },
          ]}
        />
        <Button className="mt-6.5 h-9 phone:h-11" look="primary" pending={pending} type="submit">
          {words.makeVerb}
        </Button>
      </div>
      <dl className="flex flex-col gap-1 text-sm">
        {(["plain", "manage"] as const).map((scope) => (
          <div className="flex flex-wrap gap-x-2" key={scope}>
            <dt className="font-medium">{words.scopeNames[scope]}</dt>
            <dd className="text-quiet">{words.scopeMeanings[scope]}</dd>
          </div>
        ))}
      </dl>
      {problem && !wrongName && <ProblemPanel problem={problem} retry={false} />}
    </form>
  );
}
