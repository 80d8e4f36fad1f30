import { command } from "./command.ts";
import { type Counts, closingLine, none, sum } from "./test/counts.ts";
import { browserTests, unitTests } from "./test/files.ts";
import { olderPostgres, withTemporaryPostgres } from "./test/postgres.ts";
import { runTests } from "./test/runner.ts";
import { stage } from "./test/stage.ts";
import { runTool } from "./test/tool.ts";

/** They are about programs that start and end, or about the planner of one version: an older one adds nothing. */
const SAME_ON_EVERY_VERSION = [
  "storefront/crash.test.ts",
  "storefront/db/plans.test.ts",
  "storefront/events/shutdown.test.ts",
  "storefront/main.test.ts",
];

await command(async () => {
  const paths = process.argv.slice(2);
  const counts: Counts[] = [];
  const all = paths.length === 0;
  if (all) {
    counts.push(await stage("Lint", () => checked(runTool("lint"))));
    counts.push(await stage("Types", () => checked(runTool("typecheck"))));
  }

  const units = await unitTests(paths);
  const browsers = await browserTests(paths);
  await withTemporaryPostgres(undefined, async (env) => {
    if (units.length > 0)
      counts.push(
        await stage(`Tests (${units.length} files)`, () => runTests(units, { env, concurrency: 2 })),
      );
    if (browsers.length > 0)
      counts.push(
        await stage(`Browser tests (${browsers.length} files)`, () =>
          // Much of it is waiting for a store that answers so often a minute and no more.
          runTests(browsers, { env, concurrency: 2 }),
        ),
      );
  });
  if (all) counts.push(await onOlderPostgres(units));

  const total = counts.reduce(sum, none);
  console.log(`\n${closingLine(total)}`);
  return total.failed > 0 || total.passed === 0 ? 1 : 0;
});

/** The service also runs on a PostgreSQL of the user's own, which may be older than the one it brings. */
async function onOlderPostgres(units: readonly string[]): Promise<Counts> {
  const older = olderPostgres();
  if (!older) {
    console.log(
      "\nSkipped: the service's tests on an older PostgreSQL, because none (15 to 17) is installed here.",
    );
    return { passed: 0, failed: 0, skipped: 1 };
  }
  const files = units.filter(
    (path) => path.startsWith("storefront/") && !SAME_ON_EVERY_VERSION.includes(path),
  );
  if (files.length === 0) return none;
  return withTemporaryPostgres(older, (env) =>
    stage(`The service's tests on PostgreSQL ${older.major} (${files.length} files)`, () =>
      runTests(files, { env, concurrency: 2 }),
    ),
  );
}

async function checked(exitCode: Promise<number>): Promise<Counts> {
  return (await exitCode) === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 };
}
