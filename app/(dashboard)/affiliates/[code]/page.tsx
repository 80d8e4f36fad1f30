import { AffiliatePage } from "#components/affiliates/affiliate-page.tsx";
import { addressPart } from "#components/shell/address-part.ts";
import { requireStaff } from "#lib/auth/require.ts";
import { messages } from "#lib/reader/server.ts";

export async function generateMetadata() {
  return { title: (await messages()).affiliates.affiliate };
}

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  await requireStaff();
  return <AffiliatePage code={addressPart((await params).code)} />;
}
