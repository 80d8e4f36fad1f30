import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** What goes wrong between the dashboard and its store, for requests that it is asked about. */
export type Trouble =
  | { kind: "none" }
  | { kind: "slow"; milliseconds: number; only?: RegExp }
  | { kind: "hangs_up" }
  | { kind: "answers"; status: number; headers?: Record<string, string>; body: string; only?: RegExp };

export interface TroubledStore {
  url: string;
  trouble: Trouble;
  /** Method and path of everything that came through. */
  seen: string[];
  close(): Promise<void>;
}

/** Stands before a real store and passes everything on, except for the trouble that a test makes. */
export async function troubledStore(service: string): Promise<TroubledStore> {
  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse) {
    store.seen.push(`${incoming.method} ${incoming.url}`);
    const { trouble } = store;
    if (trouble.kind === "hangs_up") return incoming.socket.destroy();
    if (trouble.kind === "answers" && (trouble.only ?? /./).test(incoming.url ?? ""))
      return outgoing.writeHead(trouble.status, trouble.headers ?? {}).end(trouble.body);
    if (trouble.kind === "slow" && (trouble.only ?? /./).test(incoming.url ?? ""))
      await pause(trouble.milliseconds);
    const onward = request(
      `${service}${incoming.url}`,
      { method: incoming.method, headers: incoming.headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const store: TroubledStore = {
    url: `http://127.0.0.1:${port}`,
    trouble: { kind: "none" },
    seen: [],
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return store;
}
