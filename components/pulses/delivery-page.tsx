import { Card } from "#components/ui/card.tsx";
import { Copyable } from "#components/ui/copyable.tsx";
import { Moment } from "#components/ui/moment.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { StatusBadge } from "#components/ui/status-badge.tsx";
import { UnreadPage } from "#components/ui/unread-page.tsx";
import { marks } from "#domain/marks.ts";
import { messages } from "#lib/reader/server.ts";
import { readDelivery } from "#lib/reads/deliveries.ts";
import { AttemptHistory } from "./attempt-history.tsx";
import { dueAt } from "./due-at.ts";
import { LiveDelivery } from "./live-delivery.tsx";
import { Replay } from "./replay.tsx";

export async function DeliveryPage({ id, pulseId }: { id: string; pulseId: string }) {
  const [answer, { pulses: words }] = await Promise.all([readDelivery(id), messages()]);
  const back = { href: `/pulses/${pulseId}`, label: words.pulse };
  if (!answer.ok) return <UnreadPage back={back} problem={answer.problem} title={words.delivery} />;
  const delivery = answer.data;
  return (
    <PageBody width="detail">
      <LiveDelivery attempts={delivery.attempts} due={dueAt(delivery)} />
      <PageHeader
        about={
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <StatusBadge look="badge" mark={marks.delivery[delivery.status]}>
              {words.deliveryStatuses[delivery.status]}
            </StatusBadge>
            <span>{words.attempts(delivery.attempts)}</span>
            {delivery.next_attempt_at && (
              <span>
                {words.next} <Moment at={delivery.next_attempt_at} />
              </span>
            )}
            <Copyable text={delivery.id} thing={words.deliveryId} />
          </span>
        }
        acts={<Replay delivery={delivery} />}
        back={back}
        title={<span className="code">{delivery.event}</span>}
      />
      <div className="flex flex-col gap-6">
        <AttemptHistory attempts={delivery.history} words={words} />
        <Card title={words.body}>
          {delivery.body === null ? (
            <p className="text-quiet">{words.noBody}</p>
          ) : (
            <pre className="code whitespace-pre-wrap text-sm [overflow-wrap:anywhere]">
              {pretty(delivery.body)}
            </pre>
          )}
        </Card>
      </div>
    </PageBody>
  );
}

/** With lines for the eye; the bytes that are signed have none. */
function pretty(json: string): string {
  try {
    return JSON.stringify(JSON.parse(json), null, 2);
  } catch {
    return json;
  }
}
