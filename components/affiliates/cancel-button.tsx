"use client";

import { Button } from "#components/ui/button.tsx";
import { prepareConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { useMessages } from "#lib/messages/client.tsx";

/** In a row, which lets presses through and shows nothing beyond its edge: so it takes them, and its ring is inside. */
export function CancelButton({ email, onPress }: { email: string; onPress: () => void }) {
  const { affiliates: words } = useMessages();
  return (
    <Button
      aria-label={words.cancelOf(email)}
      className="pointer-events-auto focus-visible:-outline-offset-2"
      onClick={onPress}
      onFocus={prepareConfirmDialog}
      onPointerEnter={prepareConfirmDialog}
      size="small"
    >
      {words.cancel}
    </Button>
  );
}
