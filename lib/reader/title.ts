import "server-only";
import type { Messages } from "#lib/messages/en.ts";
import { messages } from "./server.ts";

/** A page's name in the reader's language: `export const generateMetadata = titled(({ shell }) => shell.sales)`. */
export function titled(pick: (words: Messages) => string) {
  return async (): Promise<{ title: string }> => ({ title: pick(await messages()) });
}
