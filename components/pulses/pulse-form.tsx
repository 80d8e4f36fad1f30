"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { LinkButton } from "#components/ui/link.tsx";
import { ProblemPanel } from "#components/ui/problem-panel.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import { targetRefusal } from "#domain/pulse-address.ts";
import { changePulse, createPulse } from "#lib/actions/pulses.ts";
import type { Problem } from "#lib/answer.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { uncertain } from "#lib/uncertain.ts";
import { HeadersField } from "./headers-field.tsx";
import { ProductsField } from "./products-field.tsx";
import { bodyOf, type PulseDraft } from "./pulse-draft.ts";
import { SecretOnce } from "./secret-once.tsx";
import { TriggersField } from "./triggers-field.tsx";

export interface NamedProduct {
  id: string;
  name: string;
}

interface PulseFormProps {
  /** The pulse that is changed; none where one is made. */
  id: string | null;
  draft: PulseDraft;
  products: readonly NamedProduct[];
  /** A demo's store takes any address. */
  anyAddress: boolean;
}

export function PulseForm({ id, draft: before, products, anyAddress }: PulseFormProps) {
  const { pulses: words, common } = useMessages();
  const router = useRouter();
  const [draft, setDraft] = useState(before);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [pending, setPending] = useState(false);
  const [made, setMade] = useState<{ id: string; secret: string | null } | null>(null);
  const refusal = draft.url === "" ? null : targetRefusal(draft.url, { anyAddress });
  const set = (change: Partial<PulseDraft>) => setDraft((now) => ({ ...now, ...change }));
  const errorOf = (field: string) => problem?.fields[field]?.[0];

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (pending) return;
    setPending(true);
    const body = bodyOf(draft);
    if (id === null) {
      const answer = await createPulse(body).catch(uncertain);
      setProblem(answer.ok ? null : answer.problem);
      if (answer.ok) setMade({ id: answer.data.id, secret: answer.data.secret });
    } else {
      const answer = await changePulse(id, body).catch(uncertain);
      setProblem(answer.ok ? null : answer.problem);
      if (answer.ok) router.push(`/pulses/${id}`);
    }
    setPending(false);
  }

  if (made)
    return (
      <SecretOnce secret={made.secret}>
        <LinkButton href={`/pulses/${made.id}`} look="primary">
          {words.openPulse}
        </LinkButton>
      </SecretOnce>
    );
  return (
    <form className="flex max-w-2xl flex-col gap-6" onSubmit={submit}>
      <TextField
        autoComplete="off"
        className="code"
        error={refusal ? words.refusals[refusal] : errorOf("url")}
        hint={words.urlHint}
        inputMode="url"
        label={words.url}
        onChange={({ target }) => set({ url: target.value })}
        required
        spellCheck={false}
        value={draft.url}
      />
      <TriggersField
        chosen={draft.triggers}
        error={errorOf("triggers")}
        onChange={(triggers) => set({ triggers })}
      />
      <ProductsField
        chosen={draft.productIds}
        onChange={(productIds) => set({ productIds })}
        products={products}
      />
      <HeadersField headers={draft.headers} onChange={(headers) => set({ headers })} />
      {problem && <ProblemPanel problem={problem} retry={false} />}
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={refusal !== null || draft.triggers.length === 0}
          look="primary"
          pending={pending}
          type="submit"
        >
          {id === null ? words.create : words.save}
        </Button>
        <LinkButton href={id === null ? "/pulses" : `/pulses/${id}`}>{common.cancel}</LinkButton>
      </div>
    </form>
  );
}
