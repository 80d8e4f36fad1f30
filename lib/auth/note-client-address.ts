import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage } from "node:http";
import { callerAddressBehind } from "#domain/caller-address.ts";

/** Notes on each request, before Next sees it, from which address it comes; a client's own note is overwritten. */
export function noteClientAddresses(header: string, trustedProxies: readonly string[]): void {
  const addressOf = callerAddressBehind(trustedProxies);
  subscribe("http.server.request.start", (message) => {
    if (!message || typeof message !== "object" || !("request" in message)) return;
    const { request } = message;
    if (!(request instanceof IncomingMessage)) return;
    const forwarded = request.headers["x-forwarded-for"];
    request.headers[header] = addressOf(
      request.socket.remoteAddress ?? "",
      Array.isArray(forwarded) ? forwarded.join(",") : forwarded,
    );
  });
}
