import "server-only";
import { cookies, headers } from "next/headers";
import { cache } from "react";
import type { Messages } from "#lib/messages/en.ts";
import { messagesFor } from "#lib/messages/messages.ts";
import { readPreferences } from "./preferences.ts";
import { type Reader, readerFrom } from "./reader.ts";

/** The reader of this request. */
export const reader: () => Promise<Reader> = cache(async () => {
  const [jar, head] = await Promise.all([cookies(), headers()]);
  return readerFrom(
    readPreferences((name) => jar.get(name)?.value),
    head.get("accept-language") ?? "",
  );
});

/** What the dashboard says, in the reader's language. */
export async function messages(): Promise<Messages> {
  return messagesFor((await reader()).language);
}
