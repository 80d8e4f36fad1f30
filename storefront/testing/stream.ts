import { eventSchema, type StoreEvent } from "#contract/event.ts";
import type { TestService } from "./service.ts";

export interface Streamed {
  id: string | undefined;
  /** Undefined where the part only told its id, or that the connection is alive. */
  event: StoreEvent | undefined;
}

export interface TestStream {
  response: Response;
  /** Null once it has ended. */
  next(): Promise<Streamed | null>;
  /** The next ones that are events, as many as asked for. */
  events(count: number): Promise<StoreEvent[]>;
  lastId(): string;
  close(): Promise<void>;
}

/** Follows a store's events as a reader of server-sent events does. */
export async function openStream(
  { app }: Pick<TestService, "app">,
  key: string,
  lastEventId?: string,
): Promise<TestStream> {
  const headers = new Headers({ authorization: `Bearer ${key}` });
  if (lastEventId !== undefined) headers.set("last-event-id", lastEventId);
  const response = await app.request("/manage/v1/events/stream", { headers });
  return readStream(response);
}

export function readStream(response: Response): TestStream {
  if (!response.body) throw new Error("The answer has no body.");
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let last = "";

  async function next(): Promise<Streamed | null> {
    for (let end = text.indexOf("\n\n"); end === -1; end = text.indexOf("\n\n")) {
      const { done, value } = await reader.read();
      if (done) return null;
      text += decoder.decode(value, { stream: true });
    }
    const end = text.indexOf("\n\n");
    const part = text.slice(0, end);
    text = text.slice(end + 2);
    const told = toldIn(part);
    last = told.id ?? last;
    return told;
  }

  async function events(count: number): Promise<StoreEvent[]> {
    const found: StoreEvent[] = [];
    while (found.length < count) {
      const told = await next();
      if (!told) throw new Error(`It ended after ${found.length} events.`);
      if (told.event) found.push(told.event);
    }
    return found;
  }

  return { response, next, events, lastId: () => last, close: () => reader.cancel() };
}

function toldIn(part: string): Streamed {
  const fields = new Map(
    part.split("\n").map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
    }),
  );
  const data = fields.get("data");
  const event = data === undefined ? undefined : eventSchema.parse(JSON.parse(data));
  if (event && event.name !== fields.get("event")) throw new Error(`An event goes by two names: ${part}`);
  return { id: fields.get("id"), event };
}
