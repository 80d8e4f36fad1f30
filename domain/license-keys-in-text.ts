import { canonicalGroup, canonicalLicenseKey } from "./license-key.ts";

/** A key read in a text: whole, or as it is printed in lists, with only its ends. */
export type KeyInText = { key: string } | { first: string; last: string };

const GROUP = "[0-9A-Ta-tV-Zv-z]{5}";
// Neither a longer word's part nor a part of five groups, as other programs' keys have them.
const BEGIN = "(?<![0-9A-Za-z_]|(?<![0-9A-Za-z])[0-9A-Za-z]{5}-)";
const END = "(?![0-9A-Za-z_]|-[0-9A-Za-z]{5}(?![0-9A-Za-z]))";
// A quoted mail puts ">" before each of its lines; a key broken over two of them is still one key.
const BETWEEN = "[\\s\\-_.>]{0,6}";
// An ellipsis is read as the three dots it stands for.
const STARS = "[\\s\\-_]{0,4}(?:[*•●∙·#]|\\.{3})[*•●∙·#\\s\\-_.]{0,40}";

const whole = new RegExp(`${BEGIN}${GROUP}(?:${BETWEEN}${GROUP}){3}${END}`, "g");
const masked = new RegExp(`${BEGIN}(${GROUP})${STARS}(${GROUP})${END}`, "g");

/** Words of five letters are a sentence; of keys only one in 2,000 has no digit, and is printed in capitals. */
function looksLikeKey(match: string): boolean {
  return /\d/.test(match) || !/[a-z]/.test(match);
}

function readable(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .replace(/[\p{Pd}\u2212]/gu, "-");
}

/** The keys in whatever a customer wrote, in any case and spacing, O for 0 and masked ones too; each once. */
export function licenseKeysIn(text: string): KeyInText[] {
  const plain = readable(text);
  const keys = (plain.match(whole) ?? [])
    .filter(looksLikeKey)
    .map((match) => canonicalLicenseKey(match.replaceAll(">", "")));
  const masks = [...plain.matchAll(masked)].filter(([, first, last]) => looksLikeKey(`${first}${last}`));
  const ends = masks.map(([, first = "", last = ""]) => ({
    first: canonicalGroup(first),
    last: canonicalGroup(last),
  }));
  const wholeEnds = new Set(keys.map((key) => `${key.slice(0, 5)} ${key.slice(-5)}`));
  const further = new Map(ends.map((each) => [`${each.first} ${each.last}`, each]));
  return [
    ...[...new Set(keys)].map((key) => ({ key })),
    ...[...further].filter(([name]) => !wholeEnds.has(name)).map(([, each]) => each),
  ];
}
