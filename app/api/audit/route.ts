import { respondWithAudit } from "#lib/audit/download.ts";

export async function GET(request: Request) {
  return respondWithAudit(new URL(request.url).searchParams);
}
