import { PulseFormPage } from "#components/pulses/pulse-form-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ pulses }) => pulses.newPulse);

export default async function Page() {
  await requireStaff("pulses.manage");
  return <PulseFormPage id={null} />;
}
