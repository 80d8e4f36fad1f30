import { respondWithList } from "#lib/lists/respond.ts";

export async function GET(request: Request, { params }: { params: Promise<{ list: string }> }) {
  const { list } = await params;
  return respondWithList(list, new URL(request.url).searchParams);
}
