import type { Reason } from "./reason.ts";

export const deliveryReasons = {
  delivery_not_found: {
    status: 404,
    message: "Delivery not found.",
    support: "There is no such delivery; deliveries are kept for a limited time.",
    nextStep: "List the deliveries with `GET /manage/v1/deliveries`.",
  },
  delivery_is_test: {
    status: 409,
    message: "A test is not replayed.",
    support: "This was a test, which is sent once.",
    nextStep: "Send another test with `POST /manage/v1/pulses/{pulse_id}/test`.",
  },
  delivery_pulse_deleted: {
    status: 409,
    message: "The pulse of this delivery was deleted.",
    support: "The pulse this was sent by no longer exists, so it cannot be sent again.",
    nextStep: "Create the pulse anew; it is told of what happens from then on.",
  },
  delivery_pulse_disabled: {
    status: 409,
    message: "The pulse of this delivery is disabled.",
    support: "The pulse this was sent by is turned off.",
    nextStep: "Enable the pulse, then replay the delivery.",
  },
  delivery_under_way: {
    status: 409,
    message: "This delivery is being sent at this moment.",
    support: "This is being sent just now; its result will be there in a moment.",
    nextStep: "Read the delivery again in some seconds.",
  },
  replay_not_found: {
    status: 404,
    message: "Replay not found.",
    support: "There is no such replay in this store.",
    nextStep: "Use the `id` that `POST /manage/v1/replays` answered with.",
  },
} as const satisfies Record<string, Reason>;
