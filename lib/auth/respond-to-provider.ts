import "server-only";
import NextAuth from "next-auth";
import { settings } from "../settings.ts";
import { providerOptions } from "./provider.ts";

type Context = { params: Promise<{ nextauth: string[] }> };

// Signing in by password, out, and reading the session are ours; of next-auth's routes only these are open.
const open = ["GET csrf", "POST signin", "GET callback", "GET signin", "GET error"];

export async function respondToProvider(request: Request, context: Context): Promise<Response> {
  const { identityProvider } = settings();
  const [action] = (await context.params).nextauth;
  if (!identityProvider || !open.includes(`${request.method} ${action}`))
    return new Response(null, { status: 404 });
  const respond: unknown = await NextAuth(await providerOptions(identityProvider))(request, context);
  return respond instanceof Response ? respond : new Response(null, { status: 500 });
}
