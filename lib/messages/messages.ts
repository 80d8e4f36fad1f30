import { en, type Messages } from "./en.ts";
import { fr } from "./fr.ts";
import type { LanguageCode } from "./language.ts";

const all: Record<LanguageCode, Messages> = { en, fr };

/** For the server; a component in the browser has `useMessages`, which brings one language only. */
export function messagesFor(language: LanguageCode): Messages {
  return all[language];
}
