import { SalePage } from "#components/sales/sale-page.tsx";
import { messages } from "#lib/reader/server.ts";

export async function generateMetadata() {
  return { title: (await messages()).sales.sale };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <SalePage id={(await params).id} />;
}
