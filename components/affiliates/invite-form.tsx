"use client";

import { useDeferredValue, useId, useMemo, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { Field, fieldLook, noteId } from "#components/ui/field.tsx";
import { type AddressesInText, addressesIn } from "#domain/addresses-in-text.ts";
import { useMessages } from "#lib/messages/client.tsx";

/** Everything is told before it is sent: how many, who, and what is no address. */
export function InviteForm({ onInvite }: { onInvite: (text: string) => void }) {
  const { affiliates: words } = useMessages();
  const id = useId();
  const [text, setText] = useState("");
  const read = useDeferredValue(text);
  const found = useMemo(() => addressesIn(read), [read]);
  const { emails } = found;
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (addressesIn(text).emails.length > 0) onInvite(text);
      }}
    >
      <Field hint={words.pasteHint} id={id} label={words.paste}>
        <textarea
          aria-describedby={noteId(id)}
          autoComplete="off"
          className={cx(fieldLook, "field-sizing-content max-h-96 min-h-36 resize-none px-3 py-2")}
          id={id}
          onChange={(event) => setText(event.target.value)}
          spellCheck={false}
          value={text}
        />
      </Field>
      {read.trim() !== "" && <FoundAddresses found={found} />}
      <div>
        <Button disabled={emails.length === 0} look="primary" type="submit">
          {emails.length === 0 ? words.invite : words.inviteAll(emails.length)}
        </Button>
      </div>
    </form>
  );
}

function FoundAddresses({ found: { emails, repeated, invalid } }: { found: AddressesInText }) {
  const { affiliates: words } = useMessages();
  const summary = [
    emails.length === 0 ? words.noneFound : words.found(emails.length),
    ...(repeated > 0 ? [words.repeated(repeated)] : []),
    ...(invalid.length > 0 ? [words.invalidFound(invalid.length)] : []),
  ];
  return (
    <div className="flex flex-col gap-2">
      <p className="tabular font-medium" role="status">
        {summary.join(" · ")}
      </p>
      {invalid.length > 0 && (
        <div className="rounded-md bg-warning-soft px-3 py-2 text-sm">
          <p className="text-warning">{words.toCorrect}</p>
          <ul className="code flex flex-wrap gap-x-4 [overflow-wrap:anywhere]">
            {invalid.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </div>
      )}
      {emails.length > 0 && (
        <details>
          <summary className="inline-flex min-h-6 items-center rounded-sm text-link text-sm hover:underline phone:min-h-11">
            {words.who(emails.length)}
          </summary>
          <ul className="mt-1 grid gap-x-6 text-sm sm:grid-cols-2 [overflow-wrap:anywhere]">
            {emails.map((email) => (
              <li key={email}>{email}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
