import "server-only";
import { headers } from "next/headers";
import { clientAddress } from "../auth/client-address.ts";
import type { Whence } from "./acts.ts";

/** From where this request comes. */
export async function whenceOfRequest(): Promise<Whence> {
  return { ip: await clientAddress(), userAgent: (await headers()).get("user-agent") ?? "" };
}
