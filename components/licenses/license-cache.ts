import type { QueryClient } from "@tanstack/react-query";
import type { License } from "#contract/license.ts";
import type { Answer, Page } from "#lib/answer.ts";
import { type LicenseView, withLicense } from "#lib/licenses/view.ts";
import { noteWaiting } from "#lib/reader/waiting.ts";

export const viewKey = (key: string) => ["license", key] as const;

/** The license as it is now. Throws a problem, as queries know one. */
export async function fetchView(key: string): Promise<LicenseView> {
  const response = await fetch(`/api/licenses/${encodeURIComponent(key)}`);
  const answer: Answer<LicenseView> = await response.json();
  noteWaiting(answer.waiting);
  if (!answer.ok) throw answer.problem;
  return answer.data;
}

interface LoadedPages {
  pages: Page<License>[];
  pageParams: unknown[];
}

/** What the store answered to an act, wherever the license is shown: on its page and in every loaded list. */
export function putLicense(client: QueryClient, license: License): void {
  client.setQueryData<LicenseView>(
    viewKey(license.license_key),
    (view) => view && withLicense(view, license),
  );
  client.setQueriesData<LoadedPages>({ queryKey: ["list", "licenses"] }, (loaded) => {
    if (!loaded) return loaded;
    const pages = loaded.pages.map((page) => ({
      ...page,
      rows: page.rows.map((row) => (row.id === license.id ? license : row)),
    }));
    return { ...loaded, pages };
  });
}

/** What happened is also in the history, which is read anew where it is shown. */
export async function readHistoryAnew(client: QueryClient, key: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: viewKey(key) }),
    client.invalidateQueries({ queryKey: ["list", "activations", { license_key: key }] }),
    client.invalidateQueries({ queryKey: ["list", "events", { license_key: key }] }),
  ]);
}
