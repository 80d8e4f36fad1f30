import { type ReactNode, Suspense } from "react";
import { LicenseSubject } from "#components/live/subject.tsx";
import { PageBody } from "#components/ui/page-header.tsx";
import type { LicenseView } from "#lib/licenses/view.ts";
import { BoughtCards, BoughtSkeleton } from "./bought-cards.tsx";
import { Devices } from "./devices.tsx";
import { FactsCard } from "./facts-card.tsx";
import { LicenseHead } from "./license-head.tsx";
import { LiveLicense } from "./live-license.tsx";

interface LicensePageProps {
  read: LicenseView;
  typedRevoke: boolean;
  /** Its activations and refusals. */
  history: ReactNode;
}

/** The answer first; under it what it rests on, beside it whose license it is. */
export function LicensePage({ read, typedRevoke, history }: LicensePageProps) {
  return (
    <PageBody width="detail">
      <LiveLicense id={read.license.id} licenseKey={read.license.license_key} />
      <LicenseHead read={read} typedRevoke={typedRevoke} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Devices read={read} />
          <FactsCard license={read.license} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Suspense fallback={<BoughtSkeleton />}>
            <BoughtCards license={read.license} />
          </Suspense>
        </div>
      </div>
      <LicenseSubject id={read.license.id}>{history}</LicenseSubject>
    </PageBody>
  );
}
