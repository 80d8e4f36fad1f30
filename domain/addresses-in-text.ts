import { EMAIL_MAX } from "#contract/email-address.ts";
import { emailsIn } from "./email.ts";

export interface AddressesInText {
  /** In their order, each once. */
  emails: string[];
  /** How often one stood there again. */
  repeated: number;
  /** What was meant as an address and is none, as it was written. */
  invalid: string[];
}

const sendable = (email: string) => [...email].length <= EMAIL_MAX && email.isWellFormed();

/** An address has something before its @; "@ana" is a name somewhere else. */
const looksMeant = (word: string) => /[^\s@<("'[,;:]@/.test(word);

/** Every address in any text, and what somebody should look at before it is sent. */
export function addressesIn(text: string): AddressesInText {
  const emails = new Set<string>();
  const invalid = new Set<string>();
  let found = 0;
  for (const word of text.split(/[\s,;]+/)) {
    if (!word.includes("@")) continue;
    const here = emailsIn(word).filter(sendable);
    found += here.length;
    for (const email of here) emails.add(email);
    if (here.length === 0 && looksMeant(word)) invalid.add(word);
  }
  return { emails: [...emails], repeated: found - emails.size, invalid: [...invalid] };
}
