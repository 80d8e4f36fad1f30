import { respondWithLicense } from "#lib/licenses/respond.ts";

export async function GET(_request: Request, { params }: { params: Promise<{ key: string }> }) {
  return respondWithLicense((await params).key);
}
