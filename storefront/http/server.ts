import { createServer, type Server, STATUS_CODES } from "node:http";
import { Server as NetServer } from "node:net";
import type { Duplex } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { type Answer, refusal, toResponse } from "./answer.ts";
import type { createApp } from "./app.ts";

/** How long connections without a request stay open once the service stops: a request may be on its way in them. */
const GRACE = 1_000;

export function createHttpServer(
  app: ReturnType<typeof createApp>,
  lifecycle: { stopping: boolean },
): Server {
  const listener = getRequestListener(app.fetch, {
    hostname: "localhost",
    errorHandler: () => toResponse(refusal("request_malformed")),
  });
  const server = createServer({ keepAliveTimeout: 65_000, requestTimeout: 60_000 }, (incoming, outgoing) => {
    // The caller takes the next request to another instance.
    if (lifecycle.stopping) outgoing.setHeader("connection", "close");
    void listener(incoming, outgoing);
  });
  server.on("clientError", (error, socket) => refuseUnreadable(error, socket));
  return server;
}

/** What isn't even HTTP has no request to answer, but its sender gets the usual envelope. */
function refuseUnreadable(error: Error, socket: Duplex) {
  if (!socket.writable || ("code" in error && error.code === "ECONNRESET")) return socket.destroy();
  const tooLarge = "code" in error && error.code === "HPE_HEADER_OVERFLOW";
  const own = tooLarge ? { message: "The request's headers are too large." } : {};
  const answer: Answer = { ...refusal("request_malformed", own), ...(tooLarge ? { status: 431 } : {}) };
  socket.end(
    [
      `HTTP/1.1 ${answer.status} ${STATUS_CODES[answer.status]}`,
      "Content-Type: application/json; charset=utf-8",
      `Content-Length: ${Buffer.byteLength(answer.body)}`,
      "Connection: close",
      "",
      answer.body,
    ].join("\r\n"),
  );
}

/** Accepts nothing new and answers what was accepted, for at most `patience` milliseconds. */
export async function closeHttpServer(server: Server, patience: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    // Not http's own close, which at once destroys connections whose next request is already on its way.
    NetServer.prototype.close.call(server, () => resolve());
  });
  const deadline = performance.now() + patience;
  let open = true;
  void closed.then(() => {
    open = false;
  });
  await Promise.race([closed, pause(Math.min(GRACE, patience), undefined, { ref: false })]);
  while (open && performance.now() < deadline) {
    server.closeIdleConnections();
    await Promise.race([closed, pause(50, undefined, { ref: false })]);
  }
  server.closeAllConnections();
  await closed;
}
