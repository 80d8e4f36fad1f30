import { migrate } from "#storefront/db/migrate.ts";
import { openPool, type Pool } from "#storefront/db/pool.ts";
import { command } from "./command.ts";
import { Refusal } from "./refusal.ts";
import { environmentWithFile, readSettings } from "./settings.ts";
import { HELP } from "./store/help.ts";
import { createKey, listKeys, revokeKey } from "./store/keys.ts";
import { listenToPulses } from "./store/pulses.ts";
import { seed } from "./store/seed.ts";
import { openStore, showStores } from "./store/stores.ts";
import { withStoreDatabase } from "./with-database.ts";

const COMMANDS: Readonly<Record<string, (pool: Pool, words: string[]) => Promise<void>>> = {
  "keys create": createKey,
  "keys list": listKeys,
  "keys revoke": revokeKey,
  "pulses listen": listenToPulses,
  "stores create": openStore,
  "stores list": showStores,
  seed,
};

await command(async () => {
  const words = process.argv.slice(2);
  const asksForHelp = words[0] === "help" || words.some((word) => word === "--help" || word === "-h");
  if (words.length === 0 || asksForHelp) {
    console.log(HELP);
    return 0;
  }
  const length = words[0] === "seed" ? 1 : 2;
  const name = words.slice(0, length).join(" ");
  const work = COMMANDS[name];
  if (!work) throw new Refusal(`There is no command "${name}".\n\n${HELP}`);
  await withStoreDatabase(readSettings(environmentWithFile()), `npm run store ${name}`, async (url) => {
    const pool = openPool(url, { max: 2, applicationName: "vitrine store" });
    try {
      await migrate(pool);
      await work(pool, words.slice(length));
    } finally {
      await pool.end();
    }
  });
  return 0;
});
