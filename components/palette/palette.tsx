"use client";

import { Dialog } from "#components/ui/dialog.tsx";
import { useMessages } from "#lib/messages/client.tsx";

/** Find anything: opened by the shell, which loads it with the first use. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { shell } = useMessages();
  return <Dialog onClose={onClose} open title={shell.findAnything} width="wide" />;
}
