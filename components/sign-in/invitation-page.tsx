import { LinkButton } from "#components/ui/link.tsx";
import { messages } from "#lib/reader/server.ts";
import type { ShownInvitation } from "#lib/staff/read-invitation.ts";
import { EntranceHead } from "./entrance-head.tsx";
import { InvitationForm } from "./invitation-form.tsx";

interface InvitationPageProps {
  token: string;
  /** Undefined where the link opens nothing, or nothing any more. */
  invitation: ShownInvitation | undefined;
}

export async function InvitationPage({ token, invitation }: InvitationPageProps) {
  const { signIn: words, shell } = await messages();
  if (!invitation)
    return (
      <>
        <EntranceHead title={words.linkEndedTitle}>{words.linkEnded}</EntranceHead>
        <p>
          <LinkButton href="/sign-in">{words.toSignIn}</LinkButton>
        </p>
      </>
    );
  const { email, role, knownAs } = invitation;
  return (
    <>
      <EntranceHead title={knownAs === null ? words.invitedTitle : words.renewTitle}>
        {knownAs === null ? words.invitedMeaning(email, shell.roles[role]) : words.renewMeaning(email)}
      </EntranceHead>
      <InvitationForm email={email} knownAs={knownAs} token={token} />
    </>
  );
}
