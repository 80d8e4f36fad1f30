import { createAdaptorServer } from "@hono/node-server";
import pino from "pino";
import { migrate } from "./db/migrate.ts";
import { openPool } from "./db/pool.ts";
import { createApp } from "./http/app.ts";
import { openKeyring } from "./keys/keyring.ts";
import { readSettings } from "./settings.ts";

const settings = readSettings(process.env);
const pool = openPool(settings.DATABASE_URL, { max: settings.DATABASE_CONNECTIONS });
await migrate(pool);
const log = pino({ level: settings.LOG_LEVEL });
const app = createApp({ pool, settings, clock: () => new Date(), keyring: openKeyring(pool), log });
const server = createAdaptorServer({ fetch: app.fetch });
server.listen(settings.STOREFRONT_PORT, settings.HOST);
process.on("SIGTERM", () => server.close(() => pool.end()));
