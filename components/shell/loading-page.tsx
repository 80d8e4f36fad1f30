import { PageBody } from "#components/ui/page-header.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { messages } from "#lib/reader/server.ts";

const rows = Array.from({ length: 12 }, (_, row) => `row ${row}`);

/** The outline of a list: most pages are one, and the others begin with the same head. */
export async function LoadingPage() {
  const { common } = await messages();
  return (
    <PageBody>
      <p className="sr-only" role="status">
        {common.loading}
      </p>
      <div aria-hidden="true">
        <div className="pt-6 pb-5 phone:pt-4 phone:pb-4">
          <Skeleton className="h-7 w-40" />
        </div>
        <Skeleton className="mb-4 h-8 w-80 max-w-full" />
        {rows.map((row) => (
          <div className="flex h-(--row) items-center gap-6 border-line border-b" key={row}>
            <Skeleton className="h-4 w-20" />
            <Skeleton className="h-4 flex-1" />
            <Skeleton className="h-4 w-24 max-md:hidden" />
          </div>
        ))}
      </div>
    </PageBody>
  );
}
