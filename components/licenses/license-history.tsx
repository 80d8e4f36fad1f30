import { Suspense } from "react";
import { ListSkeleton } from "#components/data-list/list-skeleton.tsx";
import { readFirstPage, type SearchParams } from "#components/data-list/read-first-page.ts";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { Tabs } from "#components/ui/tabs.tsx";
import { messages } from "#lib/reader/server.ts";
import { storeOffers } from "#lib/reads/store.ts";
import { ActivationList } from "./activation-list.tsx";
import { EventList } from "./event-list.tsx";
import { RefusalList } from "./refusal-list.tsx";

const REFUSALS = "refusals";
const EVENTS = "everything";

interface LicenseHistoryProps {
  licenseKey: string;
  searchParams: SearchParams;
}

/** Everything that was ever done with the key: what was accepted, what was not, and whatever else its store tells. */
export async function LicenseHistory({ licenseKey, searchParams }: LicenseHistoryProps) {
  const [{ license: words, events }, { history }, tellsEvents] = await Promise.all([
    messages(),
    searchParams,
    storeOffers("events"),
  ]);
  const page = `/licenses/${encodeURIComponent(licenseKey)}`;
  const tabs = [
    { label: words.activations, List: Activations, name: undefined },
    { label: words.refusals, List: Refusals, name: REFUSALS },
    ...(tellsEvents ? [{ label: events.title, List: Everything, name: EVENTS }] : []),
  ];
  const { List } = tabs.find(({ name }) => name === history) ?? { List: Activations };
  return (
    <section aria-label={words.history} className="mt-8">
      <h2 className="mb-2 font-medium text-md">{words.history}</h2>
      <Tabs
        label={words.history}
        tabs={tabs.map(({ label, name, List: shown }) => ({
          href: name ? `${page}?history=${name}` : page,
          label,
          current: shown === List,
        }))}
      />
      <Suspense fallback={<ListSkeleton />} key={List.name}>
        <List licenseKey={licenseKey} />
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

async function Everything({ licenseKey }: { licenseKey: string }) {
  const first = await readFirstPage("events", noFilters, { license_key: licenseKey });
  return <EventList first={first} licenseKey={licenseKey} />;
}
