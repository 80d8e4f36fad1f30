import ipaddr from "ipaddr.js";
import { z } from "zod";
import {
  databaseUrlSetting,
  parseEnvironment,
  portSetting,
  SettingsError,
  siteAddressSetting,
  trustedProxiesSetting,
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
  PUBLIC_URL: siteAddressSetting().optional(),
  LINK_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe("at least 32 random characters, the same for every instance, which sign download links"),
  TRUSTED_PROXIES: trustedProxiesSetting(),
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
  SETTLE_AFTER_DAYS: z.coerce.number().positive().default(7).describe("a number of days, such as 7"),
  NEARING_EXPIRY_DAYS: z.coerce.number().positive().default(7).describe("a number of days, such as 7"),
  IDEMPOTENCY_HOURS: z.coerce
    .number()
    .min(24)
    .default(24)
    .describe("a number of hours, at least the 24 that integrations count on"),
  // Retries go on for hours: a log that is forgotten sooner would take what is still to be delivered with it.
  PULSE_LOG_DAYS: z.coerce.number().min(1).default(30).describe("a number of days, at least 1, such as 30"),
  PULSE_SIGNATURE_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,100}$/)
    .default("x-pulse-signature")
    .describe("the name of a header, such as x-pulse-signature"),
  PULSES_AT_ONCE: z.coerce
    .number()
    .int()
    .min(4)
    .max(10_000)
    .default(500)
    .describe("how many deliveries to have under way, from 4 to 10000"),
  PULSES_AT_ONCE_PER_TARGET: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000)
    .default(10)
    .describe("how many deliveries to one target to have under way, from 1 to 1000"),
  JOBS: z.enum(["on", "off"]).default("on").describe("on or off"),
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
