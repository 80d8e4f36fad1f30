import { notFound } from "next/navigation";
import { Suspense } from "react";
import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import { PageBody, PageHeader } from "#components/ui/page-header.tsx";
import { TwoColumns } from "#components/ui/two-columns.tsx";
import { samplePayload } from "#contract/examples/payload.ts";
import { furtherTriggers, namedTriggers } from "#contract/triggers.ts";
import { messages } from "#lib/reader/server.ts";
import { EventFields } from "./event-fields.tsx";
import { SendMe } from "./send-me.tsx";

export async function EventPage({ name }: { name: string }) {
  const trigger = namedTriggers.find(({ event }) => event === name);
  if (!trigger) notFound();
  const { catalogue: words, lists } = await messages();
  const { event, value } = trigger;
  const sample = samplePayload(event);
  const isFurther = furtherTriggers.some((further) => further.event === event);
  return (
    <PageBody width="detail">
      <PageHeader
        about={<span className="code">{event}</span>}
        back={{ href: "/pulses/events", label: words.title }}
        title={lists.triggers[value]}
      />
      <TwoColumns
        aside={
          <>
            <Card title={words.howToListen}>
              <p>{words.trigger}</p>
              <p className="code mt-1 rounded-md bg-sunken px-3 py-2">{value}</p>
              <p className="mt-2 text-quiet text-sm">{isFurther ? words.onlyNamed : words.inAll}</p>
              <p className="mt-2 text-sm">
                <TextLink href={`/pulses?search=${value}`}>{words.whoListens}</TextLink>
              </p>
            </Card>
            <Suspense>
              <SendMe event={event} />
            </Suspense>
          </>
        }
        main={
          <>
            <p>{words.meanings[event]}</p>
            <Card title={words.shape}>
              <EventFields event={event} sample={sample} words={words} />
              <p className="mt-3 text-quiet text-sm">
                <a
                  className="rounded-sm text-link underline underline-offset-2"
                  href={`/api/events/${event}/schema`}
                >
                  {words.schema}
                </a>{" "}
                {words.schemaAbout}
              </p>
            </Card>
            <Card title={words.sample}>
              <p className="mb-2 text-quiet">{words.sampleAbout}</p>
              <details>
                <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-sm text-link hover:underline phone:min-h-11">
                  {words.showSample}
                </summary>
                <pre className="code mt-2 whitespace-pre-wrap rounded-md bg-sunken p-3 text-sm [overflow-wrap:anywhere]">
                  {JSON.stringify(sample, null, 2)}
                </pre>
              </details>
            </Card>
          </>
        }
      />
    </PageBody>
  );
}
