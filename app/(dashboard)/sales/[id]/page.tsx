import { SalePage } from "#components/sales/sale-page.tsx";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ sales }) => sales.sale);

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <SalePage id={(await params).id} />;
}
