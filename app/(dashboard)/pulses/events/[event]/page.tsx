import { EventPage } from "#components/pulses/event-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ catalogue }) => catalogue.event);

export default async function Page({ params }: { params: Promise<{ event: string }> }) {
  await requireStaff();
  return <EventPage name={(await params).event} />;
}
