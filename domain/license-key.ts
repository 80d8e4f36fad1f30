/** Crockford's base 32: no I, L, O or U, so that a key read aloud has one spelling. */
export const KEY_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 4;
const GROUP = 5;
export const LICENSE_KEY_BYTES = GROUPS * GROUP;

const OURS = /^[0-9A-HJKMNP-TV-Z]{5}(-[0-9A-HJKMNP-TV-Z]{5}){3}$/;
// Word processors turn a dash into a longer one and mail programs break lines with invisible marks.
const SEPARATORS = /[\s\-_.\p{Pd}\u2212\u00ad\p{Cf}]/gu;

export function licenseKey(bytes: Uint8Array): string {
  if (bytes.length < LICENSE_KEY_BYTES) throw new Error("A license key needs more random bytes.");
  const letters = Array.from(bytes.subarray(0, LICENSE_KEY_BYTES), (byte) => KEY_ALPHABET[byte & 31]);
  return grouped(letters.join(""));
}

function grouped(letters: string): string {
  return (letters.match(/.{5}/g) ?? []).join("-");
}

/** One group as it was meant: upper case, O read as 0, I and L as 1. */
export function canonicalGroup(typed: string): string {
  return typed.toUpperCase().replace(/O/g, "0").replace(/[IL]/g, "1");
}

/** As people type keys: any case, O for 0, I and L for 1, with or without dashes. Other shops' keys stay as they are. */
export function canonicalLicenseKey(typed: string): string {
  const trimmed = typed.trim();
  const letters = canonicalGroup(trimmed.replace(SEPARATORS, ""));
  const key = grouped(letters);
  return letters.length === GROUPS * GROUP && OURS.test(key) ? key : trimmed;
}

/** Under which spellings to look a typed key up: ours, and as it is, since another shop's may look like ours. */
export function licenseKeySpellings(typed: string): string[] {
  return [...new Set([canonicalLicenseKey(typed), typed.trim()])];
}

/** First and last group stay readable; of another shop's key its two ends, never more than half of it. */
export function maskLicenseKey(key: string): string {
  if (OURS.test(key)) return `${key.slice(0, 5)}-*****-*****-${key.slice(-5)}`;
  const characters = Array.from(key);
  const shown = Math.min(4, Math.floor(characters.length / 4));
  const hidden = characters.length - 2 * shown;
  return [...characters.slice(0, shown), "*".repeat(hidden), ...characters.slice(shown + hidden)].join("");
}
