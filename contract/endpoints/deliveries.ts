import {
  deliveriesQuery,
  deliveriesResponse,
  deliveryDetailResponse,
  deliveryResponse,
} from "../delivery.ts";
import {
  deliveryDetailExample,
  deliveryExample,
  deliveryId,
  replayExample,
  replayedExample,
} from "../examples/delivery.ts";
import { failedQuery, failedResponse, replayBody, replayResponse } from "../replay.ts";
import { pageWithPerPageExample, type Resource, succeededExample } from "./endpoint.ts";

const named = { name: "delivery_id", description: "Public id", example: deliveryId };
const since = "2026-11-12T00:00:00Z";

export const deliveryEndpoints: Resource = {
  name: "deliveries",
  title: "Deliveries",
  about: "What pulses were sent, what came of it, and sending it again.",
  endpoints: [
    {
      id: "deliveries.list",
      method: "GET",
      path: "/manage/v1/deliveries",
      title: "List deliveries",
      description: "Newest first.",
      parameters: [],
      query: deliveriesQuery,
      exampleQuery: "status=exhausted",
      answers: [
        {
          status: 200,
          when: "A page of deliveries",
          schema: deliveriesResponse,
          example: pageWithPerPageExample(deliveryExample, 50),
        },
      ],
      reasons: [],
      capability: "deliveries",
    },
    {
      id: "deliveries.get",
      method: "GET",
      path: "/manage/v1/deliveries/{delivery_id}",
      title: "Read a delivery",
      description: "With its body and its attempts.",
      parameters: [named],
      answers: [
        {
          status: 200,
          when: "The delivery",
          schema: deliveryDetailResponse,
          example: succeededExample(deliveryDetailExample),
        },
      ],
      reasons: ["delivery_not_found"],
      capability: "deliveries",
    },
    {
      id: "deliveries.replay",
      method: "POST",
      path: "/manage/v1/deliveries/{delivery_id}/replay",
      title: "Replay a delivery",
      description:
        "Sends the same body under the same id once more, within a second, and retries it anew if that fails. What was delivered may be replayed too.",
      parameters: [named],
      answers: [
        {
          status: 200,
          when: "On its way",
          schema: deliveryResponse,
          example: succeededExample(replayedExample, "Delivery replayed successfully."),
        },
      ],
      reasons: [
        "delivery_not_found",
        "delivery_is_test",
        "delivery_pulse_deleted",
        "delivery_pulse_disabled",
        "delivery_under_way",
      ],
      capability: "deliveries",
    },
    {
      id: "deliveries.failed",
      method: "GET",
      path: "/manage/v1/failed-deliveries",
      title: "Count failed deliveries",
      description:
        "How many a replay with the same fields would go through; those of pulses that are off are passed over.",
      parameters: [],
      query: failedQuery,
      exampleQuery: `since=${since}`,
      answers: [
        { status: 200, when: "The count", schema: failedResponse, example: succeededExample({ count: 128 }) },
      ],
      reasons: ["pulse_not_found"],
      capability: "deliveries",
    },
    {
      id: "replays.begin",
      method: "POST",
      path: "/manage/v1/replays",
      title: "Replay failed deliveries",
      description:
        "Begins to send all that failed for good since a moment, tests left out; ask how far it is with its `id`.",
      parameters: [],
      body: { schema: replayBody, required: true, example: { since }, invalid: { since: "yesterday" } },
      answers: [
        {
          status: 201,
          when: "Begun",
          schema: replayResponse,
          example: succeededExample(replayExample, "Replaying 128 deliveries."),
        },
      ],
      reasons: ["pulse_not_found"],
      capability: "deliveries",
    },
    {
      id: "replays.get",
      method: "GET",
      path: "/manage/v1/replays/{replay_id}",
      title: "Read a replay",
      description: "How far it is.",
      parameters: [{ name: "replay_id", description: "Public id", example: replayExample.id }],
      answers: [
        {
          status: 200,
          when: "Its progress",
          schema: replayResponse,
          example: succeededExample({ ...replayExample, done: 128, finished_at: replayExample.created_at }),
        },
      ],
      reasons: ["replay_not_found"],
      capability: "deliveries",
    },
  ],
};
