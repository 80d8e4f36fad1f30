import { messages } from "#lib/reader/server.ts";
import { EntranceHead } from "./entrance-head.tsx";
import { FirstRunForm } from "./first-run-form.tsx";

/** `open`: a code was made that somebody can type. */
export async function FirstRunPage({ open }: { open: boolean }) {
  const { signIn: words } = await messages();
  return (
    <>
      <EntranceHead title={words.firstRunTitle}>
        {open ? words.firstRunMeaning : words.firstRunClosed}
      </EntranceHead>
      {open && <FirstRunForm />}
    </>
  );
}
