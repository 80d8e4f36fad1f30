import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { after } from "node:test";
import { z } from "zod";
import type { Connection } from "../request.ts";

export interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: unknown;
}

/** How the stand-in answers: with a status and JSON, with whatever text, by hanging up, or never. */
export type Behaviour =
  | { status?: number; json: unknown; headers?: Record<string, string> }
  | { status?: number; text: string; headers?: Record<string, string> }
  | "hang up"
  | "say nothing";

export interface StandIn {
  connection: Connection;
  seen: Seen[];
  /** How the requests from now on are answered. */
  behave(as: (seen: Seen, count: number) => Behaviour): void;
}

export const STAND_IN_KEY = "sk_live_0123456789_secretofthestandin";

/** A store on a real socket that misbehaves as it is told. It is gone after the tests of the file. */
export async function storeStandIn(as: (seen: Seen, count: number) => Behaviour): Promise<StandIn> {
  const seen: Seen[] = [];
  let behaviour = as;
  const server = createServer(async (incoming, response) => {
    const one = { method: incoming.method ?? "", path: incoming.url ?? "", headers: incoming.headers };
    const request = { ...one, body: await bodyOf(incoming) };
    seen.push(request);
    answer(response, behaviour(request, seen.length));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = z.object({ port: z.int() }).parse(server.address());
  return {
    connection: { url: `http://127.0.0.1:${port}`, key: STAND_IN_KEY },
    seen,
    behave: (next) => {
      behaviour = next;
    },
  };
}

async function bodyOf(incoming: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const chunk of incoming) text += chunk;
  return text === "" ? undefined : JSON.parse(text);
}

function answer(response: ServerResponse, as: Behaviour): void {
  if (as === "say nothing") return;
  if (as === "hang up") {
    response.destroy();
    return;
  }
  const text = "json" in as ? JSON.stringify(as.json) : as.text;
  response.writeHead(as.status ?? 200, { "content-type": "application/json", ...as.headers });
  response.end(text);
}
