import { startEmbedded } from "../postgres/embedded.ts";
import { Refusal } from "../refusal.ts";
import type { Settings } from "../settings.ts";
import type { Lifetime } from "./lifetime.ts";
import type { Logs } from "./logs.ts";
import { checkOwnDatabase } from "./own-database.ts";
import { progress, say } from "./progress.ts";

export interface Databases {
  store: string;
  dashboard: string;
}

/** The two databases: the user's own where named, and the embedded PostgreSQL's for the rest. */
export async function readyDatabases(life: Lifetime, settings: Settings, logs: Logs): Promise<Databases> {
  const { databaseUrl: store, dashboardDatabaseUrl: dashboard } = settings;
  if (store) await checkOwnDatabase("DATABASE_URL", store);
  if (dashboard) await checkOwnDatabase("DASHBOARD_DATABASE_URL", dashboard);
  if (store && dashboard) return { store, dashboard };

  const embedded = await progress("Database", () => startEmbedded(settings.dataDir));
  if (embedded.adopted) say("  It was still running after a start that was killed, and is used again.");
  let stopping = false;
  life.add({
    name: "The database",
    stop: () => {
      stopping = true;
      return embedded.stop();
    },
    kill: () => process.kill(embedded.pid, "SIGQUIT"),
  });
  embedded.gone.then(() => {
    if (!stopping)
      life.fail(new Refusal(`The database ended unexpectedly. Its log is ${logs.path("postgres")}.`));
  });
  return { store: store ?? embedded.urls.store, dashboard: dashboard ?? embedded.urls.dashboard };
}
