import "server-only";
import { headers } from "next/headers";

/** Written by `instrumentation.ts` over whatever a client sent, since Next's own header is the client's word. */
export const CLIENT_ADDRESS_HEADER = "x-vitrine-client-address";

export async function clientAddress(): Promise<string> {
  return (await headers()).get(CLIENT_ADDRESS_HEADER) ?? "127.0.0.1";
}
