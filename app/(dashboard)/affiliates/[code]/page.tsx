import { AffiliatePage } from "#components/affiliates/affiliate-page.tsx";
import { addressPart } from "#components/shell/address-part.ts";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ affiliates }) => affiliates.affiliate);

export default async function Page({ params }: { params: Promise<{ code: string }> }) {
  await requireStaff();
  return <AffiliatePage code={addressPart((await params).code)} />;
}
