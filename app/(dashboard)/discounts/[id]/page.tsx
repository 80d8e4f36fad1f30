import { DiscountPage } from "#components/discounts/discount-page.tsx";
import { messages } from "#lib/reader/server.ts";

export async function generateMetadata() {
  return { title: (await messages()).discounts.discount };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <DiscountPage id={(await params).id} />;
}
