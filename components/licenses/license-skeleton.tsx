import { PageBody } from "#components/ui/page-header.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { messages } from "#lib/reader/server.ts";

/** The outline of a license's page. */
export async function LicenseSkeleton() {
  const { common } = await messages();
  return (
    <PageBody width="detail">
      <p className="sr-only" role="status">
        {common.loading}
      </p>
      <div aria-hidden="true">
        <Skeleton className="mt-6 h-5 w-20" />
        <Skeleton className="mt-3 h-9 w-2/3" />
        <Skeleton className="mt-2 h-6 w-1/2" />
        <Skeleton className="mt-6 mb-6 h-7 w-64" />
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem]">
          <Skeleton className="h-72 w-full rounded-lg" />
          <Skeleton className="h-72 w-full rounded-lg" />
        </div>
      </div>
    </PageBody>
  );
}
