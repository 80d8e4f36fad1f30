import { Card } from "#components/ui/card.tsx";
import { TextLink } from "#components/ui/link.tsx";
import type { EventName } from "#contract/triggers.ts";
import { presentStaff } from "#lib/auth/require.ts";
import { may } from "#lib/auth/roles.ts";
import { readList } from "#lib/lists/server.ts";
import { messages } from "#lib/reader/server.ts";
import { storeOffers } from "#lib/reads/store.ts";
import { TestEvent } from "./test-event.tsx";

const MOST = 100;

/** A sample of this event to one of the store's pulses, for who may send it. */
export async function SendMe({ event }: { event: EventName }) {
  const [staff, manages] = await Promise.all([presentStaff(), storeOffers("pulse_management")]);
  if (!manages || !staff || !may(staff.role, "pulses.manage")) return null;
  const [pulses, { catalogue: words }] = await Promise.all([
    readList("pulses", {}, null, "click", MOST),
    messages(),
  ]);
  if (!pulses.ok) return null;
  const targets = pulses.data.rows.map(({ id, url }) => ({ id, url }));
  const [first] = targets;
  return (
    <Card title={words.sendMe}>
      {first ? (
        <>
          <p className="mb-3">{words.sendMeAbout}</p>
          <TestEvent event={event} label={words.sendMeVerb} targets={[first, ...targets.slice(1)]} />
        </>
      ) : (
        <p>
          {words.sendMeNobody}{" "}
          <TextLink className="underline" href="/pulses/new">
            {words.makePulse}
          </TextLink>
        </p>
      )}
    </Card>
  );
}
