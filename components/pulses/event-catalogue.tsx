import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { MarkShape } from "#components/ui/mark-shape.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { toneText } from "#components/ui/status-badge.tsx";
import { furtherTriggers, type NamedTrigger, triggers } from "#contract/triggers.ts";
import { marks } from "#domain/marks.ts";
import type { Messages } from "#lib/messages/en.ts";
import { messages } from "#lib/reader/server.ts";

/** Everything a pulse can be told about, what it means, and what it looks like when it arrives. */
export async function EventCatalogue() {
  const words = await messages();
  const { catalogue, pulses } = words;
  return (
    <PageBody width="detail">
      <PageHeader
        about={catalogue.about}
        back={{ href: "/pulses", label: pulses.title }}
        title={catalogue.title}
      />
      <div className="flex flex-col gap-6">
        <Card flush title={catalogue.common}>
          <p className="px-4 pt-3 text-quiet">{catalogue.commonAbout}</p>
          <Events of={triggers} words={words} />
        </Card>
        <Card flush title={catalogue.further}>
          <p className="px-4 pt-3 text-quiet">{catalogue.furtherAbout}</p>
          <Events of={furtherTriggers} words={words} />
        </Card>
      </div>
    </PageBody>
  );
}

interface EventsProps {
  of: readonly NamedTrigger[];
  words: Pick<Messages, "catalogue" | "lists">;
}

function Events({ of, words: { catalogue, lists } }: EventsProps) {
  return (
    <ul className="divide-y divide-line">
      {of.map(({ value, event }) => {
        const { tone, shape } = marks.event[event];
        return (
          <li className="flex gap-3 px-4 py-3" key={event}>
            <span className={`mt-1.5 flex ${toneText[tone]}`}>
              <MarkShape shape={shape} />
            </span>
            <div className="min-w-0">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <TextLink className="font-medium" href={`/pulses/events/${event}`}>
                  {lists.triggers[value]}
                </TextLink>
                <span className="code text-quiet text-sm">{event}</span>
              </p>
              <p className="text-quiet">{catalogue.meanings[event]}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
