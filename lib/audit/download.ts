import "server-only";
import { staffFor } from "../auth/require.ts";
import { asked } from "../lists/asked.ts";
import { staffDatabase } from "../staff/database.ts";
import { auditCsv } from "./csv.ts";
import { readAudit } from "./read.ts";

const ROWS_AT_ONCE = 500;

/** What the list shows with these filters, whole, for owners. A read that fails breaks the download off: half a log is none. */
export async function respondWithAudit(parameters: URLSearchParams): Promise<Response> {
  const staff = await staffFor("audit.read");
  if (!staff.ok) return new Response(null, { status: staff.problem.kind === "signed_out" ? 401 : 403 });
  const wanted = asked("audit", parameters);
  if (!wanted.ok) return new Response(null, { status: 400 });
  const { filters } = wanted.data;
  const db = await staffDatabase();
  const csv = auditCsv((cursor) => readAudit(db, { filters, cursor, perPage: ROWS_AT_ONCE }));
  const day = new Date().toISOString().slice(0, 10);
  return new Response(streamOf(csv), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="audit-log-${day}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}

/** Read only as fast as it is taken, and no further once nobody takes it. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await parts.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await parts.return(undefined);
    },
  });
}
