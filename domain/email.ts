import { isEmail } from "#contract/email-address.ts";

/** The address, trimmed and in lower case, is the customer. */
export function canonicalEmail(address: string): string {
  return address.trim().toLowerCase();
}

const candidate = /[^\s@"'(),:;<>[\]\\|*]{1,64}@[^\s@"'(),:;<>[\]\\|*/?]{1,255}/g;

/** The addresses in a text, in their order, each once. */
export function emailsIn(text: string): string[] {
  const found = (text.match(candidate) ?? []).map((each) => canonicalEmail(each.replace(/[.!_-]+$/, "")));
  return [...new Set(found.filter(isEmail))];
}
