import type { QueryClient } from "@tanstack/react-query";
import { putRow } from "#components/data-list/put-row.ts";
import type { License } from "#contract/license.ts";
import type { Answer } from "#lib/answer.ts";
import { type LicenseView, withLicense } from "#lib/licenses/view.ts";
import { noteWaiting } from "#lib/reader/waiting.ts";

export const viewKey = (key: string) => ["license", key] as const;

/** The license as it is now. Throws a problem, as queries know one. */
export async function fetchView(key: string, priority?: "background"): Promise<LicenseView> {
  const address = `/api/licenses/${encodeURIComponent(key)}`;
  const response = await fetch(priority ? `${address}?priority=${priority}` : address);
  const answer: Answer<LicenseView> = await response.json();
  noteWaiting(answer.waiting);
  if (!answer.ok) throw answer.problem;
  return answer.data;
}

/** What the store answered to an act, wherever the license is shown: on its page and in every loaded list. */
export function putLicense(client: QueryClient, license: License): void {
  client.setQueryData<LicenseView>(
    viewKey(license.license_key),
    (view) => view && withLicense(view, license),
  );
  putRow(client, "licenses", license);
}

/** What happened is also in the history, which is read anew where it is shown. */
export async function readHistoryAnew(client: QueryClient, key: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: viewKey(key) }),
    client.invalidateQueries({ queryKey: ["list", "activations", { license_key: key }] }),
    client.invalidateQueries({ queryKey: ["list", "events", { license_key: key }] }),
  ]);
}
