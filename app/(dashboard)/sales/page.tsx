import { ListPage } from "#components/data-list/list-page.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { SaleList } from "#components/sales/sale-list.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ shell }) => shell.sales);

export default async function SalesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireStaff();
  return (
    <ListPage first={readFirstPage("sales", searchParams)} name="sales">
      {(first) => <SaleList first={first} />}
    </ListPage>
  );
}
