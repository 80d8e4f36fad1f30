import { CustomerList } from "#components/customers/customer-list.tsx";
import { ListPage } from "#components/data-list/list-page.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ shell }) => shell.customers);

export default async function CustomersPage({ searchParams }: { searchParams: SearchParams }) {
  await requireStaff();
  return (
    <ListPage first={readFirstPage("customers", searchParams)} name="customers">
      {(first) => <CustomerList first={first} />}
    </ListPage>
  );
}
