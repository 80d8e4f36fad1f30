import type { Reason } from "./reason.ts";

export const requestReasons = {
  body_not_json: {
    status: 400,
    message: "The request body is not valid JSON.",
    support: "The other system sent something the store could not read.",
    nextStep: "Send a JSON object with `Content-Type: application/json`.",
  },
  request_malformed: {
    status: 400,
    message: "The request could not be read.",
    support: "The other system sent something the store could not read.",
    nextStep: "Check the address and its percent-encoding.",
  },
  body_too_large: {
    status: 413,
    message: "The request body is larger than 1 MiB.",
    support: "The other system sent more than the store accepts at once.",
    nextStep: "Send a smaller body; no field of this API needs as much.",
  },
  path_unknown: {
    status: 404,
    message: "There is no endpoint at this address.",
    support: "The other system called an address that does not exist.",
    nextStep: "Compare the path with the reference at /docs.",
  },
  method_not_allowed: {
    status: 405,
    message: "This endpoint does not accept this method.",
    support: "The other system called the store in a way this address does not offer.",
    nextStep: "Use a method named in the `Allow` header.",
  },
  validation_failed: {
    status: 422,
    message: "Some fields are missing or invalid.",
    support: "Some of the details given are missing or not valid; each is named with what is wrong.",
    nextStep: "Correct the fields named in `errors` and send the request again.",
  },
  cursor_invalid: {
    status: 422,
    message: "The cursor field must be a cursor returned by this list.",
    support: "The place in the list was lost; open the list again from the start.",
    nextStep: "Start again without `cursor` and pass on `next_cursor` unchanged.",
  },
  idempotency_key_invalid: {
    status: 422,
    message: "The Idempotency-Key header must be 1 to 255 printable characters.",
    support: "The other system marked its request in a way the store cannot read. Nothing was changed.",
    nextStep: "Use a fresh UUID for each operation.",
  },
  idempotency_in_progress: {
    status: 409,
    message: "A request with this Idempotency-Key is still in progress.",
    support: "The same request is already being worked on; its result will be there in a moment.",
    nextStep: "Wait a second and repeat the same request with the same key.",
  },
  idempotency_key_reused: {
    status: 422,
    message: "This Idempotency-Key was already used with a different request body.",
    support:
      "The other system used one request number for two different requests. The second changed nothing.",
    nextStep: "Use a new key for a new request; repeat a key only with the same body.",
  },
  rate_limited: {
    status: 429,
    message: "Rate limit exceeded. Please retry later.",
    support: "The other system asked too often within a minute. It can go on shortly.",
    nextStep: "Wait the seconds given in `Retry-After`, then retry with exponential backoff.",
  },
  internal_error: {
    status: 500,
    message: "Something failed on our side. The request id identifies it in the log.",
    support: "The store itself had a fault; it is recorded under the request id.",
    nextStep: "Retry with exponential backoff; if it stays, report the `X-Request-Id`.",
  },
  service_unavailable: {
    status: 503,
    message: "The store cannot answer at this moment. Nothing was changed.",
    support: "The store is starting, stopping or without its database for a moment.",
    nextStep: "Retry with exponential backoff.",
  },
} as const satisfies Record<string, Reason>;
