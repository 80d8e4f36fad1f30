import { ListPage } from "#components/data-list/list-page.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { LicenseList } from "#components/licenses/license-list.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ shell }) => shell.licenses);

export default async function LicensesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireStaff();
  return (
    <ListPage first={readFirstPage("licenses", searchParams)} name="licenses">
      {(first) => <LicenseList first={first} />}
    </ListPage>
  );
}
