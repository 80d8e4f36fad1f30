import { byEmail, byKey, byMask, type Part } from "./find-licenses.ts";
import { byId, byTransaction, byWords } from "./find-others.ts";
import { eachOnce, type Findings } from "./found.ts";
import type { Teller } from "./found-license.ts";
import { recognise } from "./recognise.ts";
import type { StoreToAsk } from "./store-to-ask.ts";

/** A mail with three things of each kind brings more than a person wants to look through. */
const SHOWN_MAX = 15;

/** Everything that the text names, what names it most exactly first: Enter opens the first. */
export async function find(text: string, store: StoreToAsk, teller: Teller): Promise<Findings> {
  const { keys, maskedKeys, emails, ids, transactions, words } = recognise(text);
  const parts = await Promise.all([
    ...keys.map((key) => byKey(key, store, teller)),
    ...maskedKeys.map((mask) => byMask(mask, store, teller)),
    ...ids.map((id) => byId(id, store, teller)),
    ...transactions.map((id) => byTransaction(id, store, teller)),
    ...emails.map((email) => byEmail(email, store, teller)),
  ]);
  return together(words === null ? parts : await byWords(words, store, teller));
}

function together(parts: readonly Part[]): Findings {
  return {
    found: eachOnce(parts.flatMap(({ found }) => found)).slice(0, SHOWN_MAX),
    unknownKeys: parts.flatMap(({ unknownKeys }) => unknownKeys),
    problem: parts.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}
