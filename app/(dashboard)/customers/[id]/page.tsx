import { CustomerPage } from "#components/customers/customer-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ customers }) => customers.customer);

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  await requireStaff();
  return <CustomerPage id={(await params).id} />;
}
