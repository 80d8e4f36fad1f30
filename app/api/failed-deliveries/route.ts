import { respondWithFailed } from "#lib/deliveries/respond.ts";

export function GET(request: Request) {
  return respondWithFailed(new URL(request.url).searchParams);
}
