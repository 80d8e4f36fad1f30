"use client";

import { Card } from "#components/ui/card.tsx";
import { addressesIn } from "#domain/addresses-in-text.ts";
import { toInvite } from "#lib/affiliates/invited.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InviteProgress } from "./invite-progress.tsx";
import { useInvitations } from "./use-invitations.ts";

/** First what is meant, then what became of it. `batchSize`: as many as a store takes at once. */
export function InviteCard({ batchSize }: { batchSize: number }) {
  const { affiliates: words } = useMessages();
  const invitations = useInvitations(batchSize);
  return (
    <Card title={words.invite}>
      {invitations.invited.length === 0 ? (
        <InviteForm onInvite={(text) => invitations.send(toInvite(addressesIn(text)))} />
      ) : (
        <InviteProgress invitations={invitations} />
      )}
    </Card>
  );
}
