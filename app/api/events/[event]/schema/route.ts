import { respondWithSchema } from "#lib/events/respond.ts";

export async function GET(_request: Request, { params }: { params: Promise<{ event: string }> }) {
  return respondWithSchema((await params).event);
}
