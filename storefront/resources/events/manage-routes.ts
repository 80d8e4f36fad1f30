import { Hono } from "hono";
import { eventsQuery, LAST_EVENT_ID } from "#contract/event.ts";
import type { Scope } from "#contract/scopes.ts";
import { fieldSentence } from "#contract/validation.ts";
import type { Feed } from "../../events/feed.ts";
import { comparePlaces, decodePlace, encodePlace, type Place } from "../../events/place.ts";
import { answer, pagination, respond } from "../../http/answer.ts";
import { ownHeaders } from "../../http/own-headers.ts";
import { invalid } from "../../http/refusal.ts";
import { pageRequest, readQuery, type StoreContext, type StoreEnv } from "../../http/request.ts";
import type { Service } from "../../service.ts";
import { eventPage } from "./queries.ts";
import { eventStream } from "./stream.ts";
import { toEvent } from "./wire.ts";

const SCOPE: Scope = "manage";
const STREAM = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  // A proxy that gathers an answer before it passes it on would keep all news to itself.
  "x-accel-buffering": "no",
};

export function eventRoutes({ pool, feed, keyring, log }: Service): Hono<StoreEnv> {
  return new Hono<StoreEnv>()
    .get("/events", async (c) => {
      const query = readQuery(c, eventsQuery);
      const page = await eventPage(pool, c.get("holder").store.id, query, pageRequest("events", query));
      const data = page.rows.map(toEvent);
      return respond(c, answer({ data, pagination: { ...pagination(page), per_page: query.per_page } }));
    })
    .get("/events/stream", async (c) => {
      const from = await placeOf(c, feed);
      const authorization = c.req.header("authorization");
      const body = eventStream({
        follower: feed.follow(c.get("holder").store.id, from),
        from: encodePlace(from),
        async allowed() {
          const holder = await keyring.find(authorization);
          return typeof holder !== "string" && holder.scopes.includes(SCOPE);
        },
        failed: (err) => log.error({ err, requestId: c.get("requestId") }, "a stream of events failed"),
      });
      return new Response(body, { headers: { ...STREAM, ...ownHeaders(c) } });
    });
}

/**
 * Where the caller left off, or now. No place that was given out lies ahead of now; one that does is another
 * database's, and whoever waited there would miss everything until then.
 */
async function placeOf(c: StoreContext, feed: Feed): Promise<Place> {
  const now = await feed.now();
  const given = c.req.header(LAST_EVENT_ID);
  if (given === undefined || given === "") return now;
  const place = decodePlace(given);
  if (place && comparePlaces(place, now) <= 0) return place;
  const message = fieldSentence("last event id", "must be an id received from this stream");
  throw invalid([{ field: "last_event_id", message }]);
}
