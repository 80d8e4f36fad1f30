import ipaddr from "ipaddr.js";
import { z } from "zod";
import {
  databaseUrlSetting,
  parseEnvironment,
  portSetting,
  SettingsError,
  webAddressSetting,
} from "#contract/environment.ts";

const schema = z.object({
  DATABASE_URL: databaseUrlSetting(),
  DATABASE_CONNECTIONS: z.coerce
    .number()
    .int()
    .min(2)
    .max(500)
    .default(10)
    .describe("how many connections to the database to hold, from 2 to 500"),
  STOREFRONT_PORT: portSetting(4000),
  HOST: z.string().default("127.0.0.1").describe("the address to listen on, such as 127.0.0.1 or 0.0.0.0"),
  VITRINE_MODE: z.enum(["demo", "production"]).default("demo").describe("demo or production"),
  PUBLIC_URL: webAddressSetting().optional(),
  LINK_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe("at least 32 random characters, the same for every instance, which sign download links"),
  TRUSTED_PROXIES: z
    .string()
    .default("")
    .transform((list) =>
      list
        .split(",")
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ""),
    )
    .refine((entries) => entries.every((entry) => ipaddr.isValid(entry) || ipaddr.isValidCIDR(entry)))
    .describe("addresses or ranges of proxies, separated by commas, such as 10.0.0.0/8,127.0.0.1"),
  REDIRECT_URL_CHECK: z.enum(["none", "dns"]).default("none").describe("none or dns"),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe("at least 16 characters, which a remote reader of /metrics sends as its bearer token"),
  LOG_LEVEL: z
    .enum(["silent", "error", "warn", "info", "debug"])
    .default("info")
    .describe("silent, error, warn, info or debug"),
  SHUTDOWN_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(300)
    .default(8)
    .describe("how many seconds requests under way may take when the service is stopped"),
  ABANDON_AFTER_HOURS: z.coerce.number().positive().default(24).describe("a number of hours, such as 24"),
});

export interface Settings extends Omit<z.output<typeof schema>, "PUBLIC_URL"> {
  /** By which address buyers and integrations reach the service. */
  PUBLIC_URL: string;
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const settings = parseEnvironment(schema, environment);
  if (settings.VITRINE_MODE === "demo" && !isLoopback(settings.HOST)) {
    throw new SettingsError(
      "HOST must be an address of this machine alone, such as 127.0.0.1, in demo mode: set VITRINE_MODE=production for a store that others can reach.",
    );
  }
  return { ...settings, PUBLIC_URL: settings.PUBLIC_URL ?? `http://localhost:${settings.STOREFRONT_PORT}` };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}
