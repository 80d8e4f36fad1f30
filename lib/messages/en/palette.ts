import type { FoundKind } from "#lib/find/found.ts";
import { count } from "./count.ts";

const kinds: Record<FoundKind, string> = {
  license: "License",
  sale: "Sale",
  product: "Product",
  customer: "Customer",
  discount: "Discount",
  pulse: "Pulse",
  affiliate: "Affiliate",
};

export const palette = {
  title: "Find anything",
  label: "What to find",
  placeholder: "Paste a key or a whole mail, or type a name",
  hint: "Keys, sales, transactions, customers, products, discounts, pulses and affiliate codes. In a pasted mail they are found by themselves.",
  pasted: (characters: number) => `${count(characters, "character")} pasted`,
  kinds,
  recent: "Recent",
  pages: "Pages",
  acts: "Acts",
  found: "Found in the store",
  looking: "Looking in the store",
  opens: "Opens as soon as it is found",
  answered: (n: number) => (n === 1 ? "1 thing found" : `${n} things found`),
  nothing: "Nothing found",
  nothingNext: "Codes and ids have to be whole; of a name, its beginning or any three letters will do.",
  unknownKey: (key: string) => `This store has never issued ${key}.`,
  unknownKeyNext: "Have the key read out again group by group, or ask for the address it was bought with.",
  otherKey: "Not the key as it was written, but almost",
  activate: (key: string) => `Activate ${key} on a device`,
  revoke: (key: string) => `Revoke ${key}`,
  inviteAffiliates: "Invite affiliates",
  addStaff: "Invite a colleague",
  theme: (theme: string) => `Theme: ${theme}`,
  keys: { move: "move", open: "open", close: "close" },
};
