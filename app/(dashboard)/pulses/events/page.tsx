import { EventCatalogue } from "#components/pulses/event-catalogue.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ catalogue }) => catalogue.title);

export default async function Page() {
  await requireStaff();
  return <EventCatalogue />;
}
