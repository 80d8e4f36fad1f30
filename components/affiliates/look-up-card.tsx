import Form from "next/form";
import { Button } from "#components/ui/button.tsx";
import { Card } from "#components/ui/card.tsx";
import { TextField } from "#components/ui/text-field.tsx";
import type { Messages } from "#lib/messages/en.ts";

/** A form by GET, so that it works before any script has come. */
export function LookUpCard({ words }: { words: Messages["affiliates"] }) {
  return (
    <Card title={words.lookUp}>
      <Form action="/affiliates" className="flex flex-col gap-3" prefetch={false}>
        <TextField
          autoCapitalize="none"
          autoComplete="off"
          hint={words.codeHint}
          label={words.code}
          maxLength={255}
          name="code"
          required
          spellCheck={false}
        />
        <div>
          <Button type="submit">{words.find}</Button>
        </div>
      </Form>
    </Card>
  );
}
