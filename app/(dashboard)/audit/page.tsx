import { AuditList } from "#components/audit/audit-list.tsx";
import { DownloadLink } from "#components/audit/download-link.tsx";
import { ListPage } from "#components/data-list/list-page.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";
import { everybodyEver } from "#lib/staff/everybody-ever.ts";

export const generateMetadata = titled(({ shell }) => shell.audit);

export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requireStaff("audit.read");
  const people = await everybodyEver();
  return (
    <ListPage acts={<DownloadLink />} first={readFirstPage("audit", searchParams)} name="audit">
      {(first) => <AuditList first={first} people={people} />}
    </ListPage>
  );
}
