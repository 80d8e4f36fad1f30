import "server-only";
import type { NextAuthOptions } from "next-auth";
import type { OAuthConfig } from "next-auth/providers/oauth";
import { type IdentityProvider, settings } from "../settings.ts";
import { staffDatabase } from "../staff/database.ts";
import { accountByEmail, noteSignIn, type StaffAccount } from "../staff/staff.ts";
import { isSecure, SESSION_SECONDS, sessionSecret } from "./session.ts";
import { verifiedEmail } from "./verified-email.ts";

interface Profile {
  sub: string;
}

function openId({ issuer, clientId, clientSecret, name = "" }: IdentityProvider): OAuthConfig<Profile> {
  return {
    id: "oidc",
    name,
    type: "oauth",
    wellKnown: `${issuer}/.well-known/openid-configuration`,
    clientId,
    clientSecret,
    authorization: { params: { scope: "openid email profile" } },
    idToken: true,
    checks: ["pkce", "state", "nonce"],
    profile: ({ sub }) => ({ id: sub }),
  };
}

/** Whoever the provider vouches for, if they work here already. */
async function staffOf(profile: unknown): Promise<StaffAccount | undefined> {
  const email = verifiedEmail(profile);
  return email ? accountByEmail(await staffDatabase(), email, settings().mode === "demo") : undefined;
}

/** For next-auth's own part: the provider. The session that it begins is the one that a password begins. */
export async function providerOptions(provider: IdentityProvider): Promise<NextAuthOptions> {
  return {
    providers: [openId(provider)],
    secret: await sessionSecret(),
    useSecureCookies: await isSecure(),
    session: { strategy: "jwt", maxAge: SESSION_SECONDS },
    pages: { signIn: "/sign-in", error: "/sign-in" },
    callbacks: {
      signIn: async ({ profile }) => {
        const staff = await staffOf(profile);
        if (staff) await noteSignIn(await staffDatabase(), staff.id);
        return staff !== undefined;
      },
      // Nothing of the provider's stays in the cookie.
      jwt: async ({ profile }) => {
        const staff = await staffOf(profile);
        return staff ? { sub: String(staff.id), version: staff.sessionVersion } : {};
      },
    },
  };
}
