import { PulsePage } from "#components/pulses/pulse-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ pulses }) => pulses.pulse);

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  await requireStaff();
  return <PulsePage id={(await params).id} />;
}
