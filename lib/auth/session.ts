import "server-only";
import { cookies, headers } from "next/headers";
import { decode, encode } from "next-auth/jwt";
import { z } from "zod";
import { settings } from "../settings.ts";
import { staffDatabase } from "../staff/database.ts";
import { keptSecret } from "../staff/kept-secret.ts";

export const SESSION_SECONDS = 7 * 24 * 60 * 60;

const sessionToken = z.object({ sub: z.coerce.number().int(), version: z.int() });

/** Who it was made for, and the number that ends it when theirs goes up. */
export interface SessionToken {
  staffId: number;
  version: number;
}

export async function sessionSecret(): Promise<string> {
  return settings().sessionSecret ?? keptSecret(await staffDatabase(), "session");
}

/** Behind TLS the cookie is sent over TLS alone, and its name makes the browser see to it. */
export async function isSecure(): Promise<boolean> {
  const { url } = settings();
  if (url) return url.startsWith("https://");
  return (await headers()).get("x-forwarded-proto") === "https";
}

async function cookieName(): Promise<string> {
  return (await isSecure()) ? "__Secure-next-auth.session-token" : "next-auth.session-token";
}

export async function beginSession({ staffId, version }: SessionToken): Promise<void> {
  const token = { sub: String(staffId), version };
  const value = await encode({ token, secret: await sessionSecret(), maxAge: SESSION_SECONDS });
  (await cookies()).set(await cookieName(), value, {
    httpOnly: true,
    sameSite: "lax",
    secure: await isSecure(),
    path: "/",
    maxAge: SESSION_SECONDS,
  });
}

export async function endSession(): Promise<void> {
  (await cookies()).delete(await cookieName());
}

/** What the request's cookie says; undefined where it has none, or one that is forged or too old. */
export async function presentSession(): Promise<SessionToken | undefined> {
  const value = (await cookies()).get(await cookieName())?.value;
  if (!value) return undefined;
  const token = await decode({ token: value, secret: await sessionSecret() }).catch(() => null);
  const read = sessionToken.safeParse(token);
  return read.success ? { staffId: read.data.sub, version: read.data.version } : undefined;
}
