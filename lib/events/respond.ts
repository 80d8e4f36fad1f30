import "server-only";
import { documentOf } from "#contract/json-schema.ts";
import { payloadSchema } from "#contract/payload.ts";
import { eventNames } from "#contract/triggers.ts";
import { presentStaff } from "../auth/require.ts";

/** What an event's body holds, as JSON Schema, for who writes a receiver. */
export async function respondWithSchema(name: string): Promise<Response> {
  if (!(await presentStaff())) return new Response(null, { status: 401 });
  const event = eventNames.find((known) => known === name);
  if (!event) return new Response(null, { status: 404 });
  const schema = { title: event, ...documentOf(payloadSchema(event)) };
  return new Response(`${JSON.stringify(schema, null, 2)}\n`, {
    headers: {
      "content-type": "application/schema+json; charset=utf-8",
      "cache-control": "private, no-store",
    },
  });
}
