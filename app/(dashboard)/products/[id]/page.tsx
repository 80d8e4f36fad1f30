import { ProductPage } from "#components/products/product-page.tsx";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ products }) => products.product);

export default async function Page({ params }: { params: Promise<{ id: string }> }) {
  return <ProductPage idOrSlug={(await params).id} />;
}
