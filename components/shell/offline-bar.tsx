"use client";

import { useSyncExternalStore } from "react";
import { useMessages } from "#lib/messages/client.tsx";

function onChange(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

export function OfflineBar() {
  const { shell } = useMessages();
  const online = useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite" role="status">
      {!online && (
        <p className="bg-warning-soft px-6 py-2 text-sm text-warning phone:px-4">{shell.offline}</p>
      )}
    </div>
  );
}
