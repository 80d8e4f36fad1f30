import { CustomerPage } from "#components/customers/customer-page.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { messages } from "#lib/reader/server.ts";

export async function generateMetadata() {
  return { title: (await messages()).customers.customer };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  await requireStaff();
  return <CustomerPage id={(await params).id} />;
}
