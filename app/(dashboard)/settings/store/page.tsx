import type { Metadata } from "next";
import { messages } from "#lib/reader/server.ts";

export { StorePage as default } from "#components/settings/store-page.tsx";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await messages()).settings.storeTitle };
}
