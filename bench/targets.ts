// Twenty targets of pulses in one process: healthy ones, ones that answer late, and ones that never answer.
import { createServer } from "node:http";

const LATE_MS = 10_000;

export type Kind = "healthy" | "late" | "dead";

export interface Arrived {
  target: number;
  delivery: string;
  at: number;
}

const kinds: Kind[] = JSON.parse(process.env.BENCH_TARGETS ?? "[]");
const arrived: Arrived[] = [];

const server = createServer(async (request, response) => {
  for await (const _ of request);
  const target = Number(request.url?.slice(1));
  arrived.push({ target, delivery: String(request.headers["x-pulse-delivery-id"]), at: Date.now() });
  const kind = kinds[target];
  if (kind === "healthy") response.end("ok");
  if (kind === "late") setTimeout(() => response.end("ok"), LATE_MS);
});

server.listen(0, "127.0.0.1", () => process.send?.(server.address()));
process.on("message", () => process.send?.(arrived.splice(0)));
