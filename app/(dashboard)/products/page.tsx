import { ListPage } from "#components/data-list/list-page.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { ProductList } from "#components/products/product-list.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ shell }) => shell.products);

export default async function ProductsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireStaff();
  return (
    <ListPage first={readFirstPage("products", searchParams)} name="products">
      {(first) => <ProductList first={first} />}
    </ListPage>
  );
}
