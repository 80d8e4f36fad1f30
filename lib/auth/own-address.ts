import "server-only";
import { headers } from "next/headers";
import { settings } from "../settings.ts";

/** The address by which browsers reach the dashboard: as set, or else as this request's browser calls it. */
export async function ownAddress(): Promise<string> {
  const { url } = settings();
  if (url) return url;
  const head = await headers();
  const scheme = head.get("x-forwarded-proto") === "https" ? "https" : "http";
  return `${scheme}://${head.get("host") ?? "localhost"}`;
}
