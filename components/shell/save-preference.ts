import type { PreferenceName } from "#lib/reader/preferences.ts";

/** What can be seen at once is changed on the page itself; the cookie is for the next one. */
const attributes: Partial<Record<PreferenceName, "theme" | "density" | "sidebar">> = {
  theme: "theme",
  density: "density",
  sidebar: "sidebar",
};

export async function savePreference(name: PreferenceName, value: string): Promise<void> {
  const attribute = attributes[name];
  if (attribute) document.documentElement.dataset[attribute] = value;
  const body = JSON.stringify({ name, value });
  const headers = { "content-type": "application/json" };
  // Offline it holds for this page only, which needs no word.
  await fetch("/api/preferences", { method: "POST", body, headers, keepalive: true }).catch(() => undefined);
}
