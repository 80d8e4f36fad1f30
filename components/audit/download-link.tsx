"use client";

import { Download } from "lucide-react";
import { useSearchParams } from "next/navigation";
import { buttonLook } from "#components/ui/button-look.ts";
import { useMessages } from "#lib/messages/client.tsx";

/** What the list is narrowed to stands in the address, so the file holds the same. */
export function DownloadLink() {
  const { audit: words } = useMessages();
  const query = useSearchParams().toString();
  return (
    <a
      className={buttonLook()}
      download
      href={query ? `/api/audit?${query}` : "/api/audit"}
      title={words.downloadMeaning}
    >
      <Download aria-hidden="true" className="size-4" strokeWidth={1.75} />
      {words.download}
    </a>
  );
}
