import { eventsQuery, eventsResponse, LAST_EVENT_ID, streamResponse } from "../event.ts";
import { eventExample, streamExample } from "../examples/event.ts";
import { licenseKey } from "../examples/license.ts";
import { pageWithPerPageExample, type Resource } from "./endpoint.ts";

export const eventEndpoints: Resource = {
  name: "happenings",
  title: "What happened",
  about: "Everything that happened in the store, as a list and as it happens.",
  endpoints: [
    {
      id: "events.list",
      method: "GET",
      path: "/manage/v1/events",
      title: "List events",
      description:
        "Newest first. With `license_key` it is the license's whole history: issued, activated, refused, freed, revoked, expired, and the pulses that were told.",
      parameters: [],
      query: eventsQuery,
      exampleQuery: `license_key=${licenseKey}`,
      answers: [
        {
          status: 200,
          when: "A page of events",
          schema: eventsResponse,
          example: pageWithPerPageExample(eventExample, 50),
        },
      ],
      reasons: [],
      capability: "events",
    },
    {
      id: "events.stream",
      method: "GET",
      path: "/manage/v1/events/stream",
      title: "Follow events",
      description:
        "Server-sent events, from now on or, with `Last-Event-ID`, from there on without a gap. The whole stream costs one request. An event may come twice, so rely on its `id`. A line with a colon now and then says that the connection is alive; the stream ends when the service stops or the key is revoked, and is taken up elsewhere with the last id.",
      parameters: [],
      headers: [
        {
          name: LAST_EVENT_ID,
          description: "The last `id` that was received; without it the stream begins now",
          example: "c3RyZWFtLjMwLjFo",
        },
      ],
      answers: [
        {
          status: 200,
          when: "The stream",
          schema: streamResponse,
          example: streamExample,
          mediaType: "text/event-stream",
        },
      ],
      reasons: ["validation_failed"],
      capability: "event_stream",
    },
  ],
};
