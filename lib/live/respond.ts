import "server-only";
import { staffFor, staffOfSession } from "../auth/require.ts";
import { presentSession } from "../auth/session.ts";
import { realClock } from "../storefront/clock.ts";
import { serverSent } from "./server-sent.ts";
import { theHub } from "./the-hub.ts";

const STREAM = {
  "content-type": "text/event-stream; charset=utf-8",
  // Not transformed either: whoever compresses it would hold back what is to be told at once.
  "cache-control": "private, no-store, no-transform",
  "x-accel-buffering": "no",
  // Nothing follows a stream: a server that ends need not wait whether something does.
  connection: "close",
};

/** What happens in the store, for a browser that listens. */
export async function respondWithNews(request: Request): Promise<Response> {
  const staff = await staffFor("read");
  if (!staff.ok) return new Response(null, { status: staff.problem.kind === "signed_out" ? 401 : 403 });
  const [hub, session] = [theHub(), await presentSession()];
  // Says to a browser that it need not come back.
  if (!hub || !session) return new Response(null, { status: 204 });
  const after = request.headers.get("last-event-id") ?? new URL(request.url).searchParams.get("after");
  const allowed = async () => (await staffOfSession(session)) !== undefined;
  const body = serverSent({ hub, clock: realClock, after: after ?? undefined, allowed });
  return new Response(body, { headers: STREAM });
}
