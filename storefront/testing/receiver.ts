import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import { after } from "node:test";

export interface Received {
  path: string;
  headers: Record<string, string>;
  body: string;
}

export interface Receiver {
  url: string;
  port: number;
  received: Received[];
  /** What it answers from now on. */
  answer(how: (response: ServerResponse, received: Received) => void): void;
}

/** A target on this machine that remembers what it was sent. */
export async function receiver(): Promise<Receiver> {
  const received: Received[] = [];
  let answer = (response: ServerResponse, _received: Received): void => void response.end("thank you");
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const body = Buffer.concat(parts).toString();
    const arrived = { path: request.url ?? "", headers: single(request.headers), body };
    received.push(arrived);
    answer(response, arrived);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The receiver has no port.");
  const { port } = address;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    port,
    received,
    answer(how) {
      answer = how;
    },
  };
}

function single(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
