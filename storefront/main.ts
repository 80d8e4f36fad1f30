import { once } from "node:events";
import type { Server } from "node:http";
import { SettingsError } from "#contract/environment.ts";
import { keptSecret } from "./db/kept-secret.ts";
import { migrate } from "./db/migrate.ts";
import { createApp } from "./http/app.ts";
import { closeHttpServer, createHttpServer } from "./http/server.ts";
import { type Jobs, noJobs, startJobs } from "./jobs/jobs.ts";
import { type OpenService, openService } from "./open-service.ts";
import { openLog } from "./operations/log.ts";
import { reasonToStop } from "./operations/reason-to-stop.ts";
import { readSettings, type Settings } from "./settings.ts";

/** Runs the service until it is asked to stop. */
async function main() {
  const settings = readSettings(process.env);
  const log = openLog(settings.LOG_LEVEL);
  const stopAsked = signalled("SIGTERM", "SIGINT");
  // A fault nobody expected leaves the process in no known state: it is told without its secrets, and a fresh one helps.
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "the service fails");
    log.flush();
    process.exit(1);
  });
  const service = openService(settings, log);
  const taken = await migrate(service.pool);
  const LINK_SECRET = settings.LINK_SECRET ?? (await keptSecret(service.pool, "links"));
  const complete = { ...service, settings: { ...settings, LINK_SECRET } };
  const server = createHttpServer(createApp(complete), service.lifecycle);
  await listen(server, settings);
  const jobs = settings.JOBS === "on" ? await startJobs(complete) : noJobs;
  log.info({ port: settings.STOREFRONT_PORT, host: settings.HOST, migrations: taken }, "ready");

  const signal = await stopAsked;
  log.info({ signal }, "stopping");
  await stop(server, service, jobs);
  log.info("stopped");
  log.flush();
}

async function listen(server: Server, { STOREFRONT_PORT: port, HOST: host }: Settings): Promise<void> {
  server.listen({ port, host, backlog: 1024 });
  await once(server, "listening");
}

async function stop(server: Server, service: OpenService, jobs: Jobs): Promise<void> {
  service.lifecycle.stopping = true;
  const patience = service.settings.SHUTDOWN_SECONDS * 1000;
  // Whatever hangs beyond all patience, the process ends.
  setTimeout(() => process.exit(1), patience + 1_000).unref();
  // Streams never end by themselves; their readers go on at another instance.
  service.feed.close();
  await Promise.all([closeHttpServer(server, patience), jobs.stop(patience)]);
  await service.close();
}

function signalled(...signals: NodeJS.Signals[]): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of signals) process.on(signal, resolve);
  });
}

try {
  await main();
  process.exit();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : reasonToStop(error, process.env));
  process.exit(1);
}
