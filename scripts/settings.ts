import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { z } from "zod";
import {
  databaseUrlSetting,
  parseEnvironment,
  portSetting,
  SettingsError,
  siteAddressSetting,
  webAddressSetting,
} from "#contract/environment.ts";

const root = join(import.meta.dirname, "..");
const modeSchema = z.enum(["demo", "production"]);
export type Mode = z.infer<typeof modeSchema>;

const schema = z.object({
  PORT: portSetting(3000),
  STOREFRONT_PORT: portSetting(4000),
  DATA_DIR: z.string().default(".data").describe("the path of a folder, such as .data"),
  DATABASE_URL: databaseUrlSetting().optional(),
  DASHBOARD_DATABASE_URL: databaseUrlSetting().optional(),
  VITRINE_MODE: modeSchema.optional().describe('"demo" or "production"'),
  PUBLIC_URL: siteAddressSetting().optional(),
  STOREFRONT_URL: webAddressSetting().optional(),
  STOREFRONT_API_KEY: z.string().optional(),
});

export interface Settings {
  port: number;
  storefrontPort: number;
  /** Absolute; a relative one is meant from the repository's folder. */
  dataDir: string;
  databaseUrl: string | undefined;
  dashboardDatabaseUrl: string | undefined;
  /** As asked for; `rememberedMode` knows what counts where nothing was. */
  mode: Mode | undefined;
  publicUrl: string;
  /** The store elsewhere that the dashboard is to work for, instead of the one that is started beside it. */
  remoteStore: { url: string; key: string } | undefined;
}

export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = parseEnvironment(schema, environment);
  if (given.PORT === given.STOREFRONT_PORT)
    throw new SettingsError(`PORT and STOREFRONT_PORT must be two different ports; both are ${given.PORT}.`);
  return {
    port: given.PORT,
    storefrontPort: given.STOREFRONT_PORT,
    dataDir: resolve(root, given.DATA_DIR),
    databaseUrl: given.DATABASE_URL,
    dashboardDatabaseUrl: given.DASHBOARD_DATABASE_URL,
    mode: given.VITRINE_MODE,
    publicUrl: given.PUBLIC_URL ?? `http://localhost:${given.STOREFRONT_PORT}`,
    remoteStore: remoteStore(given.STOREFRONT_URL, given.STOREFRONT_API_KEY),
  };
}

/** One without the other would send the key of one store to another. */
function remoteStore(url: string | undefined, key: string | undefined): Settings["remoteStore"] {
  if (url === undefined && key === undefined) return undefined;
  if (url !== undefined && key !== undefined) return { url, key };
  throw new SettingsError(
    "STOREFRONT_URL and STOREFRONT_API_KEY belong together: set both for a store elsewhere, or neither for the one started here.",
  );
}

/** The environment with what a `.env` in the repository's folder adds to it. */
export function environmentWithFile(): NodeJS.ProcessEnv {
  const file = join(root, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
  return process.env;
}

/** The mode asked for now, else the one of the last start with this data folder, else demo. */
export function rememberedMode({ dataDir, mode }: Pick<Settings, "dataDir" | "mode">): Mode {
  const file = join(dataDir, "mode");
  const last = existsSync(file) ? modeSchema.safeParse(readFileSync(file, "utf8").trim()).data : undefined;
  const now = mode ?? last ?? "demo";
  if (now !== last) writeFileSync(file, `${now}\n`);
  return now;
}
