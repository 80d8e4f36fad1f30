import { Suspense } from "react";
import { ListSkeleton } from "#components/data-list/list-skeleton.tsx";
import { readFirstPage } from "#components/data-list/read-first-page.ts";
import { Remember } from "#components/palette/remember.tsx";
import { EmptyState } from "#components/ui/empty-state.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { UnreadPage } from "#components/ui/unread-page.tsx";
import type { Pulse } from "#contract/pulse.ts";
import { marks } from "#domain/marks.ts";
import type { Answer } from "#lib/answer.ts";
import { messages } from "#lib/reader/server.ts";
import { readManagedPulse, readPulse } from "#lib/reads/pulses.ts";
import { DeliveryList } from "./delivery-list.tsx";
import { HealthCard } from "./health-card.tsx";
import { PulseActs } from "./pulse-acts.tsx";
import { PulseFacts } from "./pulse-facts.tsx";
import { ReplayFailed } from "./replay-failed.tsx";

export async function PulsePage({ id }: { id: string }) {
  const [managed, { pulses: words, lists }] = await Promise.all([readManagedPulse(id), messages()]);
  // What is managed tells all that the common endpoint does: asking both would cost the limit twice.
  const answer: Answer<Pulse> = managed.ok ? managed : await readPulse(id);
  const back = { href: "/pulses", label: words.title };
  if (!answer.ok) return <UnreadPage back={back} problem={answer.problem} title={words.pulse} />;
  const pulse = answer.data;
  return (
    <PageBody width="detail">
      <Remember about={pulse.id} href={`/pulses/${pulse.id}`} kind="pulse" title={pulse.url} />
      <PageHeader
        about={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <StatusBadge look="badge" mark={pulse.is_enabled ? marks.pulse.enabled : marks.pulse.disabled}>
              {pulse.is_enabled ? lists.enabled : lists.disabled}
            </StatusBadge>
            <span>{words.about}</span>
          </span>
        }
        back={back}
        title={<span className="code [overflow-wrap:anywhere]">{pulse.url}</span>}
      />
      {managed.ok && (
        <div className="mb-6 flex flex-col gap-4">
          <PulseActs
            pulse={{
              id: pulse.id,
              url: pulse.url,
              is_enabled: managed.data.is_enabled,
              can_delete: pulse.can_delete,
            }}
          />
          <HealthCard health={managed.data.health} words={words} />
        </div>
      )}
      <PulseFacts pulse={pulse} />
      <div className="mt-8">
        <h2 className="mb-2 font-medium text-md">{words.log}</h2>
        <Suspense fallback={<ListSkeleton />}>
          <DeliveryLog isEnabled={pulse.is_enabled} pulseId={pulse.id} />
        </Suspense>
      </div>
    </PageBody>
  );
}

async function DeliveryLog({ pulseId, isEnabled }: { pulseId: string; isEnabled: boolean }) {
  const first = await readFirstPage("deliveries", Promise.resolve({}), { pulse_id: pulseId });
  if (!first.answer.ok && first.answer.problem.kind === "not_offered") {
    const { pulses: words } = await messages();
    return <EmptyState title={words.logNotTold} />;
  }
  return (
    <>
      {first.answer.ok && first.answer.data.rows.length > 0 && (
        <ReplayFailed isEnabled={isEnabled} pulseId={pulseId} />
      )}
      <DeliveryList first={first} />
    </>
  );
}
