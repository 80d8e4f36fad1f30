import { command } from "./command.ts";
import { takeLockSoon } from "./data-folder/lock.ts";
import { makeDataDir } from "./data-folder/make.ts";
import { prepareStore } from "./prepare-store.ts";
import { environmentWithFile, readSettings, rememberedMode } from "./settings.ts";
import { NEXT, readyBuild } from "./start/dashboard.ts";
import { readyDatabases } from "./start/databases.ts";
import { awaitsOwner, newFirstRunCode } from "./start/first-run.ts";
import { lifetime } from "./start/lifetime.ts";
import { openLogs } from "./start/logs.ts";
import { checkPort } from "./start/ports.ts";
import { startProgram } from "./start/program.ts";
import { progress, say } from "./start/progress.ts";
import { welcome } from "./start/welcome.ts";

const HELP = `Usage: npm start

Runs the store: its database, the service and the dashboard, until Ctrl-C. Settings are environment variables or stand
in .env; README.md and .env.example tell them. \`npm run store -- --help\` is for keys, stores and demo stores.
`;

if (process.argv.includes("--help")) {
  console.log(HELP);
  process.exit();
}

const watch = process.argv.includes("--dev");
process.stdout.on("error", () => {});

await command(() =>
  lifetime(async (life) => {
    const settings = readSettings(environmentWithFile());
    makeDataDir(settings.dataDir);
    const release = await takeLockSoon(settings.dataDir, "npm start");
    life.add({ name: "The data folder", stop: async () => release(), kill: release });
    const mode = rememberedMode(settings);
    const host = mode === "demo" ? "127.0.0.1" : "0.0.0.0";
    await checkPort("STOREFRONT_PORT", settings.storefrontPort, host);
    await checkPort("PORT", settings.port, host);
    const logs = openLogs(settings.dataDir);

    const { STOREFRONT_URL: _url, STOREFRONT_API_KEY: _key, ...environment } = process.env;
    const own = { ...environment, NEXT_TELEMETRY_DISABLED: "1" };
    const built = watch ? Promise.resolve() : readyBuild(life, logs.path("build"), own);
    built.catch((error) => life.fail(error));

    const databases = await readyDatabases(life, settings, logs);
    const { key, dashboardKey } = await prepareStore(databases.store, mode, settings.dataDir);
    const common = { ...own, VITRINE_MODE: mode, PUBLIC_URL: settings.publicUrl, DATA_DIR: settings.dataDir };
    const service = `http://127.0.0.1:${settings.storefrontPort}`;
    await progress("Storefront service", () =>
      startProgram(life, {
        name: "The storefront service",
        words: [...(watch ? ["--watch"] : []), "storefront/main.ts"],
        env: {
          ...common,
          DATABASE_URL: databases.store,
          STOREFRONT_PORT: String(settings.storefrontPort),
          HOST: host,
        },
        log: logs.path("storefront"),
        readyUrl: `${service}/readyz`,
        patience: 12_000,
      }),
    );
    await built;
    const firstRunCode = newFirstRunCode();
    await progress("Dashboard", () =>
      startProgram(life, {
        name: "The dashboard",
        words: [NEXT, watch ? "dev" : "start", "--hostname", host, "--port", String(settings.port)],
        env: {
          ...common,
          DASHBOARD_DATABASE_URL: databases.dashboard,
          FIRST_RUN_CODE: firstRunCode,
          STOREFRONT_URL: settings.remoteStore?.url ?? `http://localhost:${settings.storefrontPort}`,
          // Of all that is started here, the dashboard alone is given it.
          STOREFRONT_API_KEY: settings.remoteStore?.key ?? dashboardKey ?? "",
        },
        log: logs.path("dashboard"),
        readyUrl: `http://127.0.0.1:${settings.port}/`,
        patience: 5_000,
      }),
    );
    const awaited = await awaitsOwner(databases.dashboard, mode);
    say(welcome(settings, mode, { key, firstRunCode: awaited ? firstRunCode : undefined }));
  }),
);
// A build or a request still under way must not keep a command that has ended.
process.exit();
