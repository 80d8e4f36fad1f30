import { z } from "zod";
import { parseEnvironment, webAddressSetting } from "#contract/environment.ts";

const schema = z.object({
  STOREFRONT_URL: webAddressSetting().default("http://127.0.0.1:4000"),
  // Also what a header may hold: anything else would be quoted by the error of whoever sends it.
  STOREFRONT_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]+$/)
    .optional()
    .describe("an API key of the store, whole, as it was shown when it was made"),
  VITRINE_MODE: z.enum(["demo", "production"]).default("demo").describe('"demo" or "production"'),
});

export interface DashboardSettings {
  /** The store that the dashboard works for; undefined where it has no key for one. */
  connection: { url: string; key: string } | undefined;
  mode: "demo" | "production";
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): DashboardSettings {
  const {
    STOREFRONT_URL: url,
    STOREFRONT_API_KEY: key,
    VITRINE_MODE: mode,
  } = parseEnvironment(schema, environment);
  return { connection: key === undefined ? undefined : { url, key }, mode };
}

let read: DashboardSettings | undefined;

/** Read at the first request, not at the build, which knows nothing of where the dashboard will run. */
export function settings(): DashboardSettings {
  read ??= readSettings(process.env);
  return read;
}
