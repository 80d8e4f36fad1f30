import { z } from "zod";
import {
  databaseUrlSetting,
  parseEnvironment,
  SettingsError,
  siteAddressSetting,
  trustedProxiesSetting,
  webAddressSetting,
} from "#contract/environment.ts";

const schema = z.object({
  STOREFRONT_URL: webAddressSetting().default("http://127.0.0.1:4000"),
  // Also what a header may hold: anything else would be quoted by the error of whoever sends it.
  STOREFRONT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe("an API key of the store, whole, as it was shown when it was made"),
  DASHBOARD_DATABASE_URL: databaseUrlSetting(),
  // Browsers call it by one address; behind a proxy that is not the one it listens on.
  DASHBOARD_URL: siteAddressSetting().optional(),
  NEXTAUTH_SECRET: z.string().min(32).optional().describe("at least 32 random characters"),
  FIRST_RUN_CODE: z.string().trim().min(16).optional().describe("at least 16 random characters"),
  OIDC_ISSUER: webAddressSetting().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().max(60).optional(),
  TRUSTED_PROXIES: trustedProxiesSetting(),
  CONFIRM_REVOKE: z
    .enum(["plain", "typed"])
    .default("plain")
    .describe('"plain", or "typed" to have the end of the key typed before a license is revoked'),
  VITRINE_MODE: z.enum(["demo", "production"]).default("demo").describe('"demo" or "production"'),
});

export interface IdentityProvider {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** What its button says; undefined where it has no name. */
  name: string | undefined;
}

export interface DashboardSettings {
  /** The store that the dashboard works for; undefined where it has no key for one. */
  connection: { url: string; key: string } | undefined;
  /** The dashboard's own: staff and audit log. */
  databaseUrl: string;
  /** Where staff open it, if not at whatever host their browser asks for. */
  url: string | undefined;
  /** What signs sessions; undefined where the dashboard keeps one itself. */
  sessionSecret: string | undefined;
  /** What the first owner types to make their account; undefined where nobody can. */
  firstRunCode: string | undefined;
  /** Through whom staff may come in instead of by a password. */
  identityProvider: IdentityProvider | undefined;
  /** Whose word on a client's address is believed. */
  trustedProxies: readonly string[];
  mode: "demo" | "production";
  /** Whether a revocation asks for the end of the key to be typed. */
  typedRevoke: boolean;
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): DashboardSettings {
  const read = parseEnvironment(schema, environment);
  const { STOREFRONT_URL: url, STOREFRONT_API_KEY: key } = read;
  return {
    connection: key === undefined ? undefined : { url, key },
    databaseUrl: read.DASHBOARD_DATABASE_URL,
    url: read.DASHBOARD_URL,
    sessionSecret: read.NEXTAUTH_SECRET,
    firstRunCode: read.FIRST_RUN_CODE,
    identityProvider: identityProviderOf(read),
    trustedProxies: read.TRUSTED_PROXIES,
    mode: read.VITRINE_MODE,
    typedRevoke: read.CONFIRM_REVOKE === "typed",
  };
}

function identityProviderOf(read: z.output<typeof schema>): IdentityProvider | undefined {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
    DASHBOARD_URL,
  } = read;
  if (!issuer && !clientId && !clientSecret) return undefined;
  if (!issuer || !clientId || !clientSecret || !DASHBOARD_URL)
    throw new SettingsError(
      "Signing in through an OpenID provider needs OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and DASHBOARD_URL, all four.",
    );
  return { issuer, clientId, clientSecret, name: read.OIDC_NAME };
}

let known: DashboardSettings | undefined;

/** Read at the first request, not at the build, which knows nothing of where the dashboard will run. */
export function settings(): DashboardSettings {
  known ??= readSettings(process.env);
  return known;
}
