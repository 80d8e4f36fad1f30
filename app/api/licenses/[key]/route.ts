import { respondWithLicense } from "#lib/licenses/respond.ts";

export async function GET(request: Request, { params }: { params: Promise<{ key: string }> }) {
  const inBackground = new URL(request.url).searchParams.get("priority") === "background";
  return respondWithLicense((await params).key, inBackground ? "background" : "click");
}
