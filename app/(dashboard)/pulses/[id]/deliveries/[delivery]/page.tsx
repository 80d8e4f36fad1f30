import { DeliveryPage } from "#components/pulses/delivery-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ pulses }) => pulses.delivery);

export default async function Page({ params }: { params: Promise<{ id: string; delivery: string }> }) {
  await requireStaff();
  const { id, delivery } = await params;
  return <DeliveryPage id={delivery} pulseId={id} />;
}
