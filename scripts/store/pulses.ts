import { once } from "node:events";
import { createServer } from "node:http";
import type { Pool } from "#storefront/db/pool.ts";
import { closeListeningPulses, openListeningPulse } from "#storefront/pulses/listening-pulse.ts";
import { type Arrived, verify } from "#storefront/pulses/verify.ts";
import { Refusal } from "../refusal.ts";
import { storeNamed } from "./keys.ts";
import { readOptions } from "./words.ts";

const PORT = "8081";

/** Prints what arrives until it is interrupted; with a pulse of its own, unless it is given a secret. */
export async function listenToPulses(pool: Pool, words: string[]) {
  const { port = PORT, secret, store } = readOptions(words, ["port", "secret", "store"]);
  if (!/^\d{1,5}$/.test(port)) throw new Refusal("--port must be a number, such as 8081.");
  if (secret !== undefined && !/^whsec_[A-Za-z0-9+/=]+$/.test(secret))
    throw new Refusal("--secret must be a pulse's secret, which begins with whsec_.");
  let known = secret;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    const arrived = { headers, body: Buffer.concat(parts).toString() };
    const problem = known === undefined ? "nobody knows its secret yet" : verify(arrived, known, new Date());
    console.log(tell(arrived, problem));
    response.writeHead(problem === null ? 204 : 401).end();
  });
  server.listen(Number(port), "127.0.0.1");
  await once(server, "listening").catch(() => {
    throw new Refusal(`Port ${port} is in use. Choose another one with --port.`);
  });
  try {
    if (secret === undefined) known = await ownSecret(pool, await storeNamed(pool, store), Number(port));
    else console.log(`Listening on http://127.0.0.1:${port}. Stop with Ctrl+C.`);
    await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  } finally {
    if (secret === undefined) await closeListeningPulses(pool, await storeNamed(pool, store));
    server.close();
    server.closeAllConnections();
  }
}

async function ownSecret(pool: Pool, storeSlug: string, port: number): Promise<string> {
  const { secret, url } = await openListeningPulse(pool, storeSlug, port, new Date());
  console.log(`A pulse of ${storeSlug} sends every event to ${url} until you stop with Ctrl+C.
Only a service in demo mode sends to this machine: npm start.`);
  return secret;
}

function tell({ headers, body }: Arrived, problem: string | null): string {
  const proof = problem === null ? "signature valid" : `NOT TRUSTED: ${problem}`;
  const id = headers["x-pulse-delivery-id"] ?? "test";
  return `\n${headers["x-pulse-event"] ?? "unknown event"}  ${id}  ${proof}\n${readable(body)}`;
}

function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
