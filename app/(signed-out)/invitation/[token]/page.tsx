import { InvitationPage } from "#components/sign-in/invitation-page.tsx";
import { messages } from "#lib/reader/server.ts";
import { readInvitation } from "#lib/staff/read-invitation.ts";

export async function generateMetadata() {
  return { title: (await messages()).signIn.invitedTitle };
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <InvitationPage invitation={await readInvitation(token)} token={token} />;
}
