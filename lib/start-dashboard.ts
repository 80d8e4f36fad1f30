import "server-only";
import { CLIENT_ADDRESS_HEADER } from "./auth/client-address.ts";
import { noteClientAddresses } from "./auth/note-client-address.ts";
import { openTheHub } from "./live/the-hub.ts";
import { settings } from "./settings.ts";
import { staffDatabase } from "./staff/database.ts";
import { addDemoStaff } from "./staff/demo-staff.ts";
import { readStore } from "./storefront/offers.ts";
import { theStore } from "./storefront/the-store.ts";

/** What has to be there before the first request. */
export async function startDashboard(): Promise<void> {
  const { mode, trustedProxies, identityProvider, url } = settings();
  // Where next-auth reads its own address.
  if (identityProvider && url) process.env.NEXTAUTH_URL = url;
  noteClientAddresses(CLIENT_ADDRESS_HEADER, trustedProxies);
  openTheHub();
  const store = theStore();
  // What it offers is soon known then; nothing waits for it.
  if (store) void readStore(store, "background");
  const db = await staffDatabase();
  if (mode === "demo") await addDemoStaff(db);
}
