/** What each kind of thing's public id begins with. */
export const prefixes = {
  store: "str",
  product: "prd",
  sale: "sal",
  customer: "cus",
  discount: "dis",
  license: "lic",
  pulse: "pulse",
  affiliate: "saff",
  affiliateAccount: "aff",
  invitation: "affinv",
  file: "file",
  course: "crs",
  event: "evt",
  delivery: "dlv",
  replay: "rpl",
} as const;

export type PublicIdKind = keyof typeof prefixes;

const ALPHABET = "abcdefghijklmnopqrstuvwxyz234567";
const LENGTH = 20;
/** How many random bytes an id is made from: a hundred bits, of which each letter takes five. */
export const PUBLIC_ID_BYTES = LENGTH;

export function publicId(kind: PublicIdKind, bytes: Uint8Array): string {
  if (bytes.length < LENGTH) throw new Error("A public id needs more random bytes.");
  const letters = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]).join("");
  return `${prefixes[kind]}_${letters}`;
}

/** What a text would be the public id of, also in another store, whose ids may look otherwise behind the prefix. */
export function kindOfPublicId(text: string): PublicIdKind | null {
  const [, prefix] = /^([a-z]+)_[A-Za-z0-9]+$/.exec(text) ?? [];
  for (const [kind, known] of Object.entries(prefixes)) {
    if (known === prefix && isKind(kind)) return kind;
  }
  return null;
}

function isKind(word: string): word is PublicIdKind {
  return Object.hasOwn(prefixes, word);
}

/** The ids in a text, in their order, each once. */
export function publicIdsIn(text: string): { kind: PublicIdKind; id: string }[] {
  const words = text.match(/(?<![A-Za-z0-9_])[a-z]{3,6}_[A-Za-z0-9]{6,64}(?![A-Za-z0-9_])/g) ?? [];
  return [...new Set(words)].flatMap((id) => {
    const kind = kindOfPublicId(id);
    return kind ? [{ kind, id }] : [];
  });
}
