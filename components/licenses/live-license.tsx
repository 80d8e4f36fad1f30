"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useLive } from "#components/live/use-live.ts";
import type { LicenseView } from "#lib/licenses/view.ts";
import { fetchView, viewKey } from "./license-cache.ts";

/** Reads the page's license again when something happens to it. What fails then is tried at the next glance. */
export function LiveLicense({ id, licenseKey }: { id: string; licenseKey: string }) {
  const client = useQueryClient();
  useLive((news) => {
    if (news && !news.some(({ license }) => license === id)) return;
    fetchView(licenseKey, "background").then(
      (view) => client.setQueryData<LicenseView>(viewKey(licenseKey), view),
      () => undefined,
    );
  });
  return null;
}
