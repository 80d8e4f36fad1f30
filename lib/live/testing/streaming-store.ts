import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { after } from "node:test";
import { z } from "zod";
import { eventExample } from "#contract/examples/event.ts";
import { storeExample } from "#contract/examples/store.ts";
import type { Connection } from "#lib/storefront/request.ts";

/** A store on a real socket which has a stream of events, and loses its connections as it is told. */
export interface StreamingStore {
  connection: Connection;
  /** With which last id each stream was asked for. */
  asked: (string | undefined)[];
  /** How many streams are open now. */
  open(): number;
  /** Happens: is told to who listens, and kept for who comes back. */
  happens(name: string, about?: object): void;
  /** Is the newest of its sales from now on; nothing is told of it. */
  begins(sale: object): void;
  breaks(): void;
  /** Whoever asks for the stream from now on gets this status; 0 lets them in. */
  refuses(status: number): void;
  /** Ids from before are nothing to it any more. */
  isRestored(): void;
}

const end = { next_cursor: null, prev_cursor: null, has_more: false };

interface Options {
  capabilities?: string[];
}

export async function streamingStore({
  capabilities = ["event_stream"],
}: Options = {}): Promise<StreamingStore> {
  const asked: (string | undefined)[] = [];
  const listening = new Set<ServerResponse>();
  let happened: string[] = [];
  let status = 0;
  let newest: object[] = [];
  let series = "first";

  function stream(incoming: IncomingMessage, response: ServerResponse) {
    const last = incoming.headers["last-event-id"]?.toString();
    asked.push(last);
    const [from, number] = last?.split(".") ?? [series, String(happened.length)];
    const refused = status || (from === series ? 0 : 422);
    response.writeHead(refused || 200, {
      "content-type": refused ? "application/json" : "text/event-stream",
    });
    if (refused) return response.end("{}");
    response.write(`retry: 2000\nid: ${series}.${number}\n\n`);
    for (const block of happened.slice(Number(number))) response.write(block);
    listening.add(response);
    response.on("close", () => listening.delete(response));
  }

  const server = createServer((incoming, response) => {
    if (incoming.url === "/manage/v1/events/stream") return stream(incoming, response);
    response.writeHead(200, { "content-type": "application/json" });
    const data = incoming.url === "/v1/store" ? { ...storeExample, capabilities } : newest;
    response.end(JSON.stringify({ message: "success", data, pagination: end, errors: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = z.object({ port: z.int() }).parse(server.address());

  return {
    connection: { url: `http://127.0.0.1:${port}`, key: "sk_live_0123456789_secretofthestandin" },
    asked,
    open: () => listening.size,
    happens: (name, about = {}) => {
      const data = JSON.stringify({ ...eventExample, name, ...about });
      const block = `id: ${series}.${happened.length + 1}\nevent: ${name}\ndata: ${data}\n\n`;
      happened.push(block);
      for (const response of listening) response.write(block);
    },
    begins: (sale) => {
      newest = [sale];
    },
    breaks: () => {
      for (const response of listening) response.destroy();
    },
    refuses: (refused) => {
      status = refused;
    },
    isRestored: () => {
      series = "second";
      happened = [];
      for (const response of listening) response.destroy();
    },
  };
}
