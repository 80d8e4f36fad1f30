import { licenseKeysIn } from "#domain/license-keys-in-text.ts";

export const licensePage = (key: string): string => `/licenses/${encodeURIComponent(key)}`;

/** One whole key, however it was written down, can mean one license only. */
export function landing(text: string): string | null {
  const [found, ...others] = licenseKeysIn(text);
  return found && "key" in found && others.length === 0 ? licensePage(found.key) : null;
}
