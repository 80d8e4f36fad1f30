import { Suspense } from "react";
import { ListSkeleton } from "#components/data-list/list-skeleton.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { messages } from "#lib/reader/server.ts";
import { ActivationList } from "./activation-list.tsx";
import { RefusalList } from "./refusal-list.tsx";

const REFUSALS = "refusals";

interface LicenseHistoryProps {
  licenseKey: string;
  searchParams: SearchParams;
}

/** Everything that was ever done with the key: what was accepted, and what was not. */
export async function LicenseHistory({ licenseKey, searchParams }: LicenseHistoryProps) {
  const [{ license: words }, { history }] = await Promise.all([messages(), searchParams]);
  const page = `/licenses/${encodeURIComponent(licenseKey)}`;
  const refusals = history === REFUSALS;
  return (
    <section aria-label={words.history} className="mt-8">
      <h2 className="mb-2 font-medium text-md">{words.history}</h2>
      <Tabs
        label={words.history}
        tabs={[
          { href: page, label: words.activations, current: !refusals },
          { href: `${page}?history=${REFUSALS}`, label: words.refusals, current: refusals },
        ]}
      />
      <Suspense fallback={<ListSkeleton />} key={String(refusals)}>
        {refusals ? <Refusals licenseKey={licenseKey} /> : <Activations licenseKey={licenseKey} />}
      </Suspense>
    </section>
  );
}

const noFilters: SearchParams = Promise.resolve({});

async function Activations({ licenseKey }: { licenseKey: string }) {
  return (
    <ActivationList first={await readFirstPage("activations", noFilters, { license_key: licenseKey })} />
  );
}

async function Refusals({ licenseKey }: { licenseKey: string }) {
  const fixed = { license_key: licenseKey, outcome: "refused" };
  const first = await readFirstPage("attempts", noFilters, fixed);
  if (!first.answer.ok && first.answer.problem.kind === "not_offered") {
    const { license: words } = await messages();
    return <EmptyState title={words.refusalsNotTold} />;
  }
  return <RefusalList first={first} />;
}
