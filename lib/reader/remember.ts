import "server-only";
import { cookies } from "next/headers";
import { z } from "zod";
import { isPreference, preferenceCookies } from "./preferences.ts";

const asked = z.object({ name: z.string(), value: z.string().max(64) });

const YEAR = 365 * 24 * 60 * 60;

/** Remembers what the reader chose. Not a server action: those wait for each other, and render the page again. */
export async function POST(request: Request): Promise<Response> {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin") return new Response(null, { status: 403 });
  const read = asked.safeParse(await request.json().catch(() => null));
  if (!read.success) return new Response(null, { status: 400 });
  const { name, value } = read.data;
  if (!isPreference(name, value)) return new Response(null, { status: 400 });
  const jar = await cookies();
  const secure = new URL(request.url).protocol === "https:";
  jar.set(preferenceCookies[name], value, {
    path: "/",
    sameSite: "lax",
    httpOnly: true,
    maxAge: YEAR,
    secure,
  });
  return new Response(null, { status: 204 });
}
