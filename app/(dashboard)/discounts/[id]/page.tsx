import { DiscountPage } from "#components/discounts/discount-page.tsx";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ discounts }) => discounts.discount);

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <DiscountPage id={(await params).id} />;
}
