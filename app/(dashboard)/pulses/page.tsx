import { ListPage } from "#components/data-list/list-page.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { PulseList } from "#components/pulses/pulse-list.tsx";
import { PulsesActs } from "#components/pulses/pulses-acts.tsx";
import { requireStaff } from "#lib/auth/require.ts";
import { titled } from "#lib/reader/title.ts";

export const generateMetadata = titled(({ shell }) => shell.pulses);

export default async function PulsesPage({ searchParams }: { searchParams: SearchParams }) {
  await requireStaff();
  return (
    <ListPage acts={<PulsesActs />} first={readFirstPage("pulses", searchParams)} name="pulses">
      {(first) => <PulseList first={first} />}
    </ListPage>
  );
}
