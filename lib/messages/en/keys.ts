import { count } from "./count.ts";

export const keys = {
  title: "API keys",
  about:
    "A program of yours opens the store with a key. Give each program its own, so that one can be taken back.",
  make: "Make a key",
  makeAbout: "The key is shown once, right after it is made. Only its beginning is kept to be shown again.",
  name: "Name",
  nameHint: "The program that will use it, such as “Shop website”",
  nameMissing: "A key needs a name of at most 100 characters.",
  scope: "It may",
  scopeNames: { plain: "Sell and read", manage: "Everything" },
  scopeMeanings: {
    plain:
      "Checkout, reading, activating and revoking licenses, inviting affiliates: right for a website or an app’s server",
    manage: "Also refunds, freed devices, pulses and keys themselves: for your own tools only",
  },
  makeVerb: "Make a key",
  newKey: (name: string) => `The key for “${name}”`,
  keyThing: "API key",
  once: "Put it where the program keeps its secrets now. It cannot be shown again; if it gets lost, make another one and revoke this.",
  kept: "I have kept it",
  keyLost: (begins: string) =>
    `It was made, but the answer that held it got lost on its way, and no key is told twice. Revoke the one that begins with ${begins} below, then make another.`,
  understood: "Go on",
  working: "Keys that work",
  none: "No key works. Make one above for the first program.",
  ownKey: "This dashboard’s own",
  made: "Made",
  lastUsed: "Last used",
  neverUsed: "Never used",
  revoke: "Revoke…",
  revokeOf: (name: string) => `Revoke ${name}`,
  revokeTitle: (name: string) => `Revoke the key “${name}”?`,
  loses: (used: boolean): string =>
    used
      ? "Whatever uses it is refused from its next request on, for ever. Where it is still needed, put another key in its place first."
      : "It was never used. Whatever should use it will be refused, for ever.",
  losesOwn:
    "It is the one this dashboard works with. Nothing of the store can be read or done here any more until Vitrine is started again with another key.",
  revokeVerb: "Revoke for ever",
  keep: "Keep it",
  revokedNow: (name: string) => `“${name}” opens nothing any more`,
  alreadyRevoked: "A colleague was faster: it was already revoked",
  revoked: "Revoked",
  revokedOnes: (n: number) => `${count(n, "key")} that ${n === 1 ? "was" : "were"} revoked`,
  more: "There are more; the newest hundred of each are shown.",
  notOfferedTitle: "This store makes its keys elsewhere",
  notOffered: "Its owner makes and revokes API keys where the store runs.",
};
