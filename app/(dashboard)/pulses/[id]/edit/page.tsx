import { PulseFormPage } from "#components/pulses/pulse-form-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ pulses }) => pulses.editPulse);

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  await requireStaff("pulses.manage");
  return <PulseFormPage id={(await params).id} />;
}
