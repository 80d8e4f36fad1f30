import { existsSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Binaries, binariesIn, program } from "../postgres/binaries.ts";
import { startEmbedded } from "../postgres/embedded.ts";

// Nothing in it outlives the run, so nothing is waited for.
const SETTINGS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "max_connections=300"];

/**
 * A private PostgreSQL for the tests, gone afterwards, whose address they find in TEST_DATABASE_URL. One that
 * is already named there is used instead, but not when a certain version is asked for.
 */
export async function withTemporaryPostgres<T>(
  binaries: Binaries | undefined,
  work: (env: NodeJS.ProcessEnv) => Promise<T>,
): Promise<T> {
  if (!binaries && process.env.TEST_DATABASE_URL) return work(process.env);
  const folder = await mkdtemp(join(tmpdir(), "vitrine-test-"));
  // Open to the account that runs the server where we are root.
  await chmod(folder, 0o755);
  const embedded = await startEmbedded(folder, {
    ...(binaries && { binaries }),
    settings: SETTINGS,
    sync: false,
  });
  const end = async () => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
  const endEarly = () => void end().finally(() => process.exit(130));
  const signals = ["SIGINT", "SIGTERM", "SIGHUP", "disconnect"] as const;
  for (const signal of signals) process.on(signal, endEarly);
  process.channel?.unref();
  try {
    return await work({ ...process.env, TEST_DATABASE_URL: embedded.urls.admin });
  } finally {
    for (const signal of signals) process.off(signal, endEarly);
    await end();
  }
}

/** A version before the embedded one, where Debian's packages have put it. */
export function olderPostgres(): Binaries | undefined {
  const folder = [15, 16, 17]
    .map((major) => `/usr/lib/postgresql/${major}/bin`)
    .find((bin) => existsSync(program(bin, "postgres")));
  return folder ? binariesIn(folder) : undefined;
}
