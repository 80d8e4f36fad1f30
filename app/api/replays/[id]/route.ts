import { respondWithReplay } from "#lib/deliveries/respond.ts";

export async function GET(_request: Request, { params }: { params: Promise<{ id: string }> }) {
  return respondWithReplay((await params).id);
}
