import { Suspense } from "react";
import { LiveRefresh } from "#components/live/live-refresh.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { messages } from "#lib/reader/server.ts";
import { Attention } from "./attention.tsx";
import { LastActivations } from "./last-activations.tsx";
import { LastSales } from "./last-sales.tsx";
import { SalesPlot } from "./sales-plot.tsx";

/** Each part is a read of its own: a slow one keeps no other waiting, a failing one takes no other with it. */
export async function OverviewPage() {
  const { overview: words } = await messages();
  return (
    <PageBody>
      <LiveRefresh />
      <PageHeader title={words.title} />
      <div className="flex flex-col gap-6">
        <Suspense fallback={<Skeleton className="h-26 w-full rounded-lg" />}>
          <Attention />
        </Suspense>
        <Suspense fallback={<Skeleton className="h-81 w-full rounded-lg" />}>
          <SalesPlot />
        </Suspense>
        <div className="grid gap-6 lg:grid-cols-2">
          <Suspense fallback={<Skeleton className="h-108 w-full rounded-lg" />}>
            <LastSales />
          </Suspense>
          <Suspense fallback={<Skeleton className="h-108 w-full rounded-lg" />}>
            <LastActivations />
          </Suspense>
        </div>
      </div>
    </PageBody>
  );
}
