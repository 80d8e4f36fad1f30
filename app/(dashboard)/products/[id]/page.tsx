import { ProductPage } from "#components/products/product-page.tsx";
import { messages } from "#lib/reader/server.ts";

export async function generateMetadata() {
  return { title: (await messages()).products.product };
}

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <ProductPage idOrSlug={(await params).id} />;
}
