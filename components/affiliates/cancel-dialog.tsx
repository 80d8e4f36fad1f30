"use client";

import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import type { ListedInvitation } from "#lib/lists/invitations.ts";
import { useMessages } from "#lib/messages/client.tsx";
import { useCancelInvitation } from "./use-cancel-invitation.ts";

interface CancelDialogProps {
  invitation: ListedInvitation;
  onClose: () => void;
}

export function CancelDialog({ invitation, onClose }: CancelDialogProps) {
  const { affiliates: words } = useMessages();
  const cancel = useCancelInvitation();
  const confirmation = {
    title: words.cancelTitle,
    consequence: words.cancelMeaning(invitation.email),
    verb: words.cancelVerb,
    keepVerb: words.keepInvitation,
  };
  return <ConfirmDialog act={() => cancel(invitation)} confirmation={confirmation} onClose={onClose} />;
}
